import type { JsonChange, Step } from '../json/changes.ts';
import type { DocumentRange } from '../text/problem.ts';
import { matchNodes, type Similarity } from './matchNodes.ts';
import { isBlank, onlyText, significantNodes, type Attribute, type XmlNode } from './node.ts';
import {
  attributeValue,
  createNumbering,
  nodeIdentity,
  nodeLabels,
  textContent,
  type ComparedXml,
} from './nodeIdentity.ts';
import { parseXml } from './parseXml.ts';

/** A change of an XML text, and its range in the newer text. */
export interface XmlChange extends JsonChange {
  range: DocumentRange;
}

/** A node's path, linked from the node to the root. */
interface Ancestry {
  step: Step;
  parent: Ancestry | undefined;
}
interface Pair {
  before: XmlNode | undefined;
  after: XmlNode | undefined;
  at: Ancestry | undefined;
}

const nodeSize = ({ text }: ComparedXml, { attributes, children }: XmlNode) =>
  attributes.length + significantNodes(text, children).length;

/** Elements with more attributes and children are similar only by name. */
const MAX_COMPARED = 40;

function createSimilarity(
  before: ComparedXml,
  after: ComparedXml,
  same: (node: XmlNode) => number,
): Similarity {
  return {
    sharedWith: same,
    isSimilar(one, other) {
      if (one.kind !== other.kind || one.name !== other.name) return 0;
      if (same(one) === same(other)) return 100;
      if (one.kind !== 'element') return 1;
      const [tell, otherTell] = [nodeIdentity(before, one), nodeIdentity(after, other)];
      const values = new Map(
        other.attributes
          .slice(0, MAX_COMPARED)
          .map(attribute => [attribute.name, attributeValue(after.text, attribute)]),
      );
      const equalAttributes = one.attributes
        .slice(0, MAX_COMPARED)
        .filter(attribute => values.get(attribute.name) === attributeValue(before.text, attribute)).length;
      const within = new Set(other.children.slice(0, MAX_COMPARED).map(same));
      const equalChildren = one.children
        .slice(0, MAX_COMPARED)
        .filter(child => !isBlank(before.text, child) && within.has(same(child))).length;
      if (!equalAttributes && !equalChildren && nodeSize(before, one) > 1 && nodeSize(after, other) > 1)
        return 0;
      return 1 + equalAttributes + equalChildren + (tell !== undefined && tell === otherTell ? 10 : 0);
    },
  };
}

const pathTo = (at: Ancestry | undefined): Step[] => {
  const path: Step[] = [];
  for (let within = at; within; within = within.parent) path.push(within.step);
  return path.reverse();
};

/**
 * Returns the differences between two XML texts in the order of the newer one. White space between elements
 * is ignored. Returns undefined if either text cannot be parsed.
 */
export function diffXml(from: string, to: string): XmlChange[] | undefined {
  const [before, after]: [ComparedXml, ComparedXml] = [
    { text: from, reading: parseXml(from) },
    { text: to, reading: parseXml(to) },
  ];
  if (before.reading.mistake || after.reading.mistake) return undefined;
  const numbers = createNumbering();
  numbers.add(before);
  numbers.add(after);
  const by = createSimilarity(before, after, numbers.of);
  const changes: XmlChange[] = [];
  const stack: Pair[] = [{ before: undefined, after: undefined, at: undefined }];
  const sourceText = (side: ComparedXml, node: XmlNode) =>
    JSON.stringify(side.text.slice(node.from, node.to));

  function attributes(old: XmlNode, now: XmlNode, at: Ancestry | undefined) {
    const tag = { from: now.from, to: now.from + 1 };
    const tell = (
      name: string,
      range: DocumentRange,
      was: Attribute | undefined,
      is: Attribute | undefined,
    ) =>
      changes.push({
        kind: was ? (is ? 'changed' : 'removed') : 'added',
        path: [...pathTo(at), name],
        range,
        ...(was && { was: JSON.stringify(attributeValue(before.text, was)) }),
        ...(is && { now: JSON.stringify(attributeValue(after.text, is)) }),
      });
    const former = new Map(old.attributes.map(one => [one.name, one]));
    for (const one of now.attributes) {
      const was = former.get(one.name);
      former.delete(one.name);
      if (!was || attributeValue(before.text, was) !== attributeValue(after.text, one))
        tell(one.name, one, was, one);
    }
    for (const [name, was] of former) tell(name, tag, was, undefined);
  }

  function compareContents(pair: Pair) {
    const old = significantNodes(before.text, pair.before ? pair.before.children : before.reading.children);
    const now = significantNodes(after.text, pair.after ? pair.after.children : after.reading.children);
    const { pairs, moved, removed, added } = matchNodes(old, now, by);
    if (!pairs.length && !moved.length && !removed.length && !added.length) return;
    const gap = pair.after ?? { from: 0, to: 1 };
    const [texts, newTexts] = [onlyText(old), onlyText(now)];
    // The only text of an element is the element's own value.
    const isValue =
      pair.after !== undefined &&
      (!old.length || texts) &&
      (!now.length || newTexts) &&
      (!texts || !newTexts || texts.kind === newTexts.kind);
    if (isValue) {
      changes.push({
        kind: 'changed',
        path: pathTo(pair.at),
        range: newTexts ?? { from: gap.from, to: gap.from + 1 },
        was: JSON.stringify(texts ? textContent(before.text, texts) : ''),
        now: JSON.stringify(newTexts ? textContent(after.text, newTexts) : ''),
      });
      return;
    }
    const [names, formerNames] = [nodeLabels(after, now), nodeLabels(before, old)];
    const ancestryOf = (node: XmlNode, of: Map<XmlNode, string>): Ancestry => ({
      step: { by: node.kind, is: JSON.stringify(of.get(node)) },
      parent: pair.at,
    });
    for (const node of removed)
      changes.push({
        kind: 'removed',
        path: pathTo(ancestryOf(node, formerNames)),
        range: { from: gap.from, to: gap.from + 1 },
        was: sourceText(before, node),
      });
    for (const node of added)
      changes.push({
        kind: 'added',
        path: pathTo(ancestryOf(node, names)),
        range: node,
        now: sourceText(after, node),
      });
    for (const [was, is] of moved)
      changes.push({
        kind: 'moved',
        path: pathTo(ancestryOf(is, names)),
        range: is,
        moved: { from: old.indexOf(was), to: now.indexOf(is) },
      });
    for (const [was, is] of pairs) {
      if (by.sharedWith(was) === by.sharedWith(is)) continue;
      const at = ancestryOf(is, names);
      if (is.kind === 'element') stack.push({ before: was, after: is, at });
      else
        changes.push({
          kind: 'changed',
          path: pathTo(at),
          range: is,
          was: JSON.stringify(textContent(before.text, was)),
          now: JSON.stringify(textContent(after.text, is)),
        });
    }
  }

  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    if (pair.before && pair.after) attributes(pair.before, pair.after, pair.at);
    compareContents(pair);
  }
  return changes
    .map(({ range: { from: begin, to: end }, ...change }) => ({ ...change, range: { from: begin, to: end } }))
    .sort((a, b) => a.range.from - b.range.from);
}
