import type { JsonChange, Step } from '../json/changes.ts';
import type { DocumentRange } from '../text/problem.ts';
import { matched, type Likeness } from './matched.ts';
import { contentOf, isBlank, onlyText, type Attribute, type XmlNode } from './node.ts';
import { parseXml } from './read.ts';
import { attributeValue, namesIn, numbering, tellOf, textContent, type ComparedXml } from './telling.ts';

/** A change of an XML text, and where it is told in the newer one. */
export interface XmlChange extends JsonChange {
  place: DocumentRange;
}

/** A node by what is around it. */
interface Way {
  step: Step;
  around: Way | undefined;
}
interface Pair {
  before: XmlNode | undefined;
  after: XmlNode | undefined;
  at: Way | undefined;
}

const sizeOf = ({ text }: ComparedXml, { attributes, children }: XmlNode) =>
  attributes.length + contentOf(text, children).length;

/** Elements of more attributes or entries than so many are told alike by their name alone. */
const LOOKED = 40;

function likeness(before: ComparedXml, after: ComparedXml, same: (node: XmlNode) => number): Likeness {
  return {
    same,
    alike(one, other) {
      if (one.kind !== other.kind || one.name !== other.name) return 0;
      if (same(one) === same(other)) return 100;
      if (one.kind !== 'element') return 1;
      const [tell, otherTell] = [tellOf(before, one), tellOf(after, other)];
      const values = new Map(
        other.attributes
          .slice(0, LOOKED)
          .map(attribute => [attribute.name, attributeValue(after.text, attribute)]),
      );
      const alike = one.attributes
        .slice(0, LOOKED)
        .filter(attribute => values.get(attribute.name) === attributeValue(before.text, attribute)).length;
      const within = new Set(other.children.slice(0, LOOKED).map(same));
      const shared = one.children
        .slice(0, LOOKED)
        .filter(child => !isBlank(before.text, child) && within.has(same(child))).length;
      if (!alike && !shared && sizeOf(before, one) > 1 && sizeOf(after, other) > 1) return 0;
      return 1 + alike + shared + (tell !== undefined && tell === otherTell ? 10 : 0);
    },
  };
}

const wayTo = (at: Way | undefined): Step[] => {
  const path: Step[] = [];
  for (let within = at; within; within = within.around) path.push(within.step);
  return path.reverse();
};

/** What differs from one XML text to another, in the order of the newer one. White space between elements does not. Undefined where one of both cannot be read. */
export function xmlChanges(from: string, to: string): XmlChange[] | undefined {
  const [before, after]: [ComparedXml, ComparedXml] = [
    { text: from, reading: parseXml(from) },
    { text: to, reading: parseXml(to) },
  ];
  if (before.reading.mistake || after.reading.mistake) return undefined;
  const numbers = numbering();
  numbers.add(before);
  numbers.add(after);
  const by = likeness(before, after, numbers.of);
  const found: XmlChange[] = [];
  const left: Pair[] = [{ before: undefined, after: undefined, at: undefined }];
  const quoted = (side: ComparedXml, node: XmlNode) => JSON.stringify(side.text.slice(node.from, node.to));

  function attributes(old: XmlNode, now: XmlNode, at: Way | undefined) {
    const tag = { from: now.from, to: now.from + 1 };
    const tell = (
      name: string,
      place: DocumentRange,
      was: Attribute | undefined,
      is: Attribute | undefined,
    ) =>
      found.push({
        kind: was ? (is ? 'changed' : 'removed') : 'added',
        path: [...wayTo(at), name],
        place,
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

  function contents(pair: Pair) {
    const old = contentOf(before.text, pair.before ? pair.before.children : before.reading.children);
    const now = contentOf(after.text, pair.after ? pair.after.children : after.reading.children);
    const { pairs, moved, removed, added } = matched(old, now, by);
    if (!pairs.length && !moved.length && !removed.length && !added.length) return;
    const around = pair.after ?? { from: 0, to: 1 };
    const [texts, newTexts] = [onlyText(old), onlyText(now)];
    // The one text of an element is the element's own value.
    const isValue =
      pair.after !== undefined &&
      (!old.length || texts) &&
      (!now.length || newTexts) &&
      (!texts || !newTexts || texts.kind === newTexts.kind);
    if (isValue) {
      found.push({
        kind: 'changed',
        path: wayTo(pair.at),
        place: newTexts ?? { from: around.from, to: around.from + 1 },
        was: JSON.stringify(texts ? textContent(before.text, texts) : ''),
        now: JSON.stringify(newTexts ? textContent(after.text, newTexts) : ''),
      });
      return;
    }
    const [names, formerNames] = [namesIn(after, now), namesIn(before, old)];
    const wayOf = (node: XmlNode, of: Map<XmlNode, string>): Way => ({
      step: { by: node.kind, is: JSON.stringify(of.get(node)) },
      around: pair.at,
    });
    for (const node of removed)
      found.push({
        kind: 'removed',
        path: wayTo(wayOf(node, formerNames)),
        place: { from: around.from, to: around.from + 1 },
        was: quoted(before, node),
      });
    for (const node of added)
      found.push({ kind: 'added', path: wayTo(wayOf(node, names)), place: node, now: quoted(after, node) });
    for (const [was, is] of moved)
      found.push({
        kind: 'moved',
        path: wayTo(wayOf(is, names)),
        place: is,
        moved: { from: old.indexOf(was), to: now.indexOf(is) },
      });
    for (const [was, is] of pairs) {
      if (by.same(was) === by.same(is)) continue;
      const at = wayOf(is, names);
      if (is.kind === 'element') left.push({ before: was, after: is, at });
      else
        found.push({
          kind: 'changed',
          path: wayTo(at),
          place: is,
          was: JSON.stringify(textContent(before.text, was)),
          now: JSON.stringify(textContent(after.text, is)),
        });
    }
  }

  for (let pair = left.pop(); pair; pair = left.pop()) {
    if (pair.before && pair.after) attributes(pair.before, pair.after, pair.at);
    contents(pair);
  }
  return found
    .map(({ place: { from: begin, to: end }, ...change }) => ({ ...change, place: { from: begin, to: end } }))
    .sort((a, b) => a.place.from - b.place.from);
}
