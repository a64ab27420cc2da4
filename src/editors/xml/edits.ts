import type { TextEdit } from '../text/problem.ts';
import { significantNodes, type Attribute, type XmlNode } from './node.ts';
import { encodeXml, rewriteXml } from './references.ts';

/** Edits of an XML text as replacements, which keep all other bytes. */

export function editAttributeValue(
  text: string,
  { valueFrom, valueTo }: Attribute,
  value: string,
): TextEdit[] {
  const quote = text[valueTo] === "'" ? "'" : '"';
  return [{ from: valueFrom, to: valueTo, insert: rewriteXml(text.slice(valueFrom, valueTo), value, quote) }];
}

/** Adds an attribute after the last one. */
export function addAttribute(node: XmlNode, name: string): TextEdit[] {
  const at = node.attributes.at(-1)?.to ?? node.from + 1 + node.name.length;
  return [{ from: at, to: at, insert: ` ${name}=""` }];
}

export function removeAttribute(text: string, { from, to }: Attribute): TextEdit[] {
  const before = /[ \t\r\n]*$/.exec(text.slice(0, from))![0];
  return [{ from: from - before.length, to, insert: '' }];
}

/** Character sequences that would end the node. */
const TERMINATORS = { comment: /--|-$/, instruction: /\?>/ };
/** Returns whether a node of this kind can contain a text. */
export const canContain = (kind: XmlNode['kind'], value: string) =>
  !(kind === 'comment' || kind === 'instruction') || !TERMINATORS[kind].test(value);

/** Replaces the content of a text, comment, CDATA section or instruction. */
export function editContent(
  text: string,
  { kind, insideFrom: from, insideTo: to }: XmlNode,
  value: string,
): TextEdit[] {
  if (kind === 'text') return [{ from, to, insert: rewriteXml(text.slice(from, to), value, 'text') }];
  if (kind === 'cdata') return [{ from, to, insert: value.replaceAll(']]>', ']]]]><![CDATA[>') }];
  return [
    {
      from,
      to,
      insert:
        kind === 'instruction' && from === to && value && !/\s/.test(text[from - 1] ?? '')
          ? ` ${value}`
          : value,
    },
  ];
}

const isSelfClosing = (text: string, node: XmlNode) =>
  node.insideTo === node.to && text.endsWith('/>', node.to) && text.slice(node.to - 2, node.to) === '/>';

/** Inserts content into an empty element. */
function fillElement(text: string, node: XmlNode, content: string): TextEdit[] {
  if (!isSelfClosing(text, node)) return [{ from: node.insideFrom, to: node.insideTo, insert: content }];
  const slash = text.slice(0, node.to - 2).replace(/[ \t\r\n]+$/, '').length;
  return [{ from: slash, to: node.to, insert: `>${content}</${node.name}>` }];
}

/** Adds text to an empty element. */
export const addText = (text: string, node: XmlNode, value: string) =>
  fillElement(text, node, encodeXml(value, 'text'));

const indentAt = (text: string, at: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))![0];
const DEFAULT_INDENT = '  ';
/** Returns the indentation of an element's content relative to the element. */
function detectIndent(text: string, node: XmlNode): string {
  const first = significantNodes(text, node.parent?.children ?? [])[0];
  const outer = node.parent && indentAt(text, node.parent.from);
  const own = first && indentAt(text, first.from);
  return own && outer !== undefined && own.startsWith(outer) && own.length > outer.length
    ? own.slice(outer.length)
    : DEFAULT_INDENT;
}

/** Adds content at the end of an element, on a line of its own if the other children have one. */
export function appendChild(text: string, node: XmlNode, content: string): TextEdit[] {
  const last = significantNodes(text, node.children).at(-1);
  if (last) {
    const gap = text.slice(node.children[node.children.indexOf(last) - 1]?.from ?? last.from, last.from);
    return [{ from: last.to, to: last.to, insert: (gap.trim() ? '' : gap) + content }];
  }
  const outer = indentAt(text, node.from);
  return fillElement(text, node, `\n${outer}${detectIndent(text, node)}${content}\n${outer}`);
}

/** Includes the white space before a node. */
const startWithGap = (text: string, node: XmlNode) =>
  node.from - /[ \t\r\n]*$/.exec(text.slice(0, node.from))![0].length;

export const removeXmlNode = (text: string, node: XmlNode): TextEdit[] => [
  { from: startWithGap(text, node), to: node.to, insert: '' },
];

export const duplicateNode = (text: string, node: XmlNode): TextEdit[] => [
  {
    from: node.to,
    to: node.to,
    insert: text.slice(node.parent ? startWithGap(text, node) : node.from, node.to),
  },
];

export function renameElement(text: string, node: XmlNode, name: string): TextEdit[] {
  const begin = { from: node.from + 1, to: node.from + 1 + node.name.length, insert: name };
  return isSelfClosing(text, node)
    ? [begin]
    : [begin, { from: node.insideTo + 2, to: node.insideTo + 2 + node.name.length, insert: name }];
}

/** Moves a sibling to another index. The white space between siblings stays in place. */
export function moveNode(
  text: string,
  siblings: readonly Pick<XmlNode, 'from' | 'to'>[],
  at: number,
  to: number,
): TextEdit[] {
  const [node, target] = [siblings[at], siblings[to]];
  if (!node || !target || at === to) return [];
  const written = text.slice(node.from, node.to);
  const [before, behind] = [siblings[at - 1], siblings[at + 1]];
  return to > at
    ? [
        { from: node.from, to: behind!.from, insert: '' },
        { from: target.to, to: target.to, insert: text.slice(node.to, behind!.from) + written },
      ]
    : [
        { from: target.from, to: target.from, insert: written + text.slice(before!.to, node.from) },
        { from: before!.to, to: node.to, insert: '' },
      ];
}
