import {
  cdataText,
  onlyText,
  significantNodes,
  type Attribute,
  type XmlNode,
  type XmlReading,
} from './node.ts';
import { decodeXml } from './references.ts';

export interface ComparedXml {
  text: string;
  reading: XmlReading;
}
/** Attributes or child elements whose value identifies an element among others of the same name. */
const IDENTIFYING_NAMES = ['id', 'name', 'key'];

/** Normalizes line ends (XML 1.0 §2.11). */
const normalizeLines = (text: string, from: number, to: number) =>
  text.slice(from, to).replace(/\r\n?/g, '\n');
export const attributeValue = (text: string, { valueFrom, valueTo }: Attribute) =>
  decodeXml(normalizeLines(text, valueFrom, valueTo));
const insideText = (text: string, { insideFrom, insideTo }: XmlNode) =>
  normalizeLines(text, insideFrom, insideTo);
export const textContent = (text: string, node: XmlNode) =>
  node.kind === 'text'
    ? decodeXml(insideText(text, node))
    : node.kind === 'cdata'
      ? cdataText(insideText(text, node))
      : insideText(text, node);

/** Returns the value that identifies a node among others of the same name. */
export function nodeIdentity({ text }: ComparedXml, node: XmlNode): string | undefined {
  for (const name of IDENTIFYING_NAMES) {
    const own = node.attributes.find(attribute => attribute.name === name);
    if (own) return attributeValue(text, own);
  }
  const child = node.children.find(
    ({ kind, name }) => kind === 'element' && IDENTIFYING_NAMES.includes(name),
  );
  const only = child && onlyText(child.children);
  return only && textContent(text, only);
}

/**
 * Assigns equal numbers to equal nodes of several texts, regardless of the order of attributes, quotes and
 * references.
 */
export function createNumbering() {
  const numberByMeaning = new Map<string, number>();
  const numbers = new Map<XmlNode, number>();
  return {
    of: (node: XmlNode) => numbers.get(node)!,
    add({ text, reading }: ComparedXml) {
      const nodes = [...reading.children];
      for (let at = 0; at < nodes.length; at += 1) for (const child of nodes[at]!.children) nodes.push(child);
      for (const node of nodes.reverse()) {
        // The separators are characters that XML does not allow.
        const attributes = node.attributes
          .map(one => `${one.name}\u0001${attributeValue(text, one)}`)
          .sort()
          .join('\u0002');
        const content =
          node.kind === 'element'
            ? significantNodes(text, node.children)
                .map(child => numbers.get(child))
                .join()
            : textContent(text, node);
        const meaning = `${node.kind}\u0003${node.name}\u0003${attributes}\u0003${content}`;
        const number = numberByMeaning.get(meaning) ?? numberByMeaning.size;
        numberByMeaning.set(meaning, number);
        numbers.set(node, number);
      }
    },
  };
}

const NODE_LABELS = { text: 'text()', cdata: '<![CDATA[]]>', comment: '<!-- -->', declaration: '<?xml ?>' };
/**
 * Returns labels of siblings: an element is labelled by its identifying value, or by its position among
 * elements of the same name.
 */
export function nodeLabels(side: ComparedXml, nodes: readonly XmlNode[]): Map<XmlNode, string> {
  const groups = new Map<string, XmlNode[]>();
  for (const node of nodes) {
    const name =
      node.kind === 'element'
        ? node.name
        : node.kind === 'instruction'
          ? `<?${node.name} ?>`
          : NODE_LABELS[node.kind];
    const group = groups.get(name);
    if (group) group.push(node);
    else groups.set(name, [node]);
  }
  const names = new Map<XmlNode, string>();
  for (const [name, group] of groups) {
    const identities = group.map(node => (node.kind === 'element' ? nodeIdentity(side, node) : undefined));
    const times = new Map<string | undefined, number>();
    for (const tell of identities) times.set(tell, (times.get(tell) ?? 0) + 1);
    group.forEach((node, at) => {
      const tell = identities[at];
      const isOwn = tell && tell.length < 60 && times.get(tell) === 1;
      names.set(node, isOwn ? `${name} ${tell}` : group.length > 1 ? `${name} ${at + 1}` : name);
    });
  }
  return names;
}
