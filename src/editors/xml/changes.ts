import type { Change, Step } from '../json/changes.ts';
import type { Place } from '../text/problem.ts';
import { matched, type Likeness } from './matched.ts';
import {
  cdataText,
  contentOf,
  isBlank,
  onlyText,
  read,
  type Attribute,
  type Node,
  type Reading,
} from './read.ts';
import { decoded } from './references.ts';

/** A change of an XML text, and where it is told in the newer one. */
export interface XmlChange extends Change {
  place: Place;
}

interface Side {
  text: string;
  reading: Reading;
}
/** A node by what is around it. */
interface Way {
  step: Step;
  around: Way | undefined;
}
interface Pair {
  before: Node | undefined;
  after: Node | undefined;
  at: Way | undefined;
}

/** Attributes, or else elements, whose value tells elements of one name apart. */
const TELLING = ['id', 'name', 'key'];

/** Of a text its lines are read, however they end (XML 1.0 §2.11). */
const linesOf = (text: string, from: number, to: number) => text.slice(from, to).replace(/\r\n?/g, '\n');
const valueOf = (text: string, { valueFrom, valueTo }: Attribute) =>
  decoded(linesOf(text, valueFrom, valueTo));
const inside = (text: string, { insideFrom, insideTo }: Node) => linesOf(text, insideFrom, insideTo);
const said = (text: string, node: Node) =>
  node.kind === 'text'
    ? decoded(inside(text, node))
    : node.kind === 'cdata'
      ? cdataText(inside(text, node))
      : inside(text, node);

function tellOf({ text }: Side, node: Node): string | undefined {
  for (const name of TELLING) {
    const own = node.attributes.find(attribute => attribute.name === name);
    if (own) return valueOf(text, own);
  }
  const child = node.children.find(({ kind, name }) => kind === 'element' && TELLING.includes(name));
  const only = child && onlyText(child.children);
  return only && said(text, only);
}

/** Numbers nodes of several texts by what they mean: the order of attributes, their quotes and references apart. */
function numbering() {
  const known = new Map<string, number>();
  const numbers = new Map<Node, number>();
  return {
    of: (node: Node) => numbers.get(node)!,
    add({ text, reading }: Side) {
      const nodes = [...reading.children];
      for (let at = 0; at < nodes.length; at += 1) for (const child of nodes[at]!.children) nodes.push(child);
      for (const node of nodes.reverse()) {
        // Signs between the parts that XML never has.
        const attributes = node.attributes
          .map(one => `${one.name}\u0001${valueOf(text, one)}`)
          .sort()
          .join('\u0002');
        const content =
          node.kind === 'element'
            ? contentOf(text, node.children)
                .map(child => numbers.get(child))
                .join()
            : said(text, node);
        const meaning = `${node.kind}\u0003${node.name}\u0003${attributes}\u0003${content}`;
        const number = known.get(meaning) ?? known.size;
        known.set(meaning, number);
        numbers.set(node, number);
      }
    },
  };
}

const MARKS = { text: 'text()', cdata: '<![CDATA[]]>', comment: '<!-- -->', declaration: '<?xml ?>' };
/** What nodes beside each other are called: an element by what tells it apart, or else by its place among those of its name. */
function namesIn(side: Side, nodes: readonly Node[]): Map<Node, string> {
  const groups = new Map<string, Node[]>();
  for (const node of nodes) {
    const name =
      node.kind === 'element'
        ? node.name
        : node.kind === 'instruction'
          ? `<?${node.name} ?>`
          : MARKS[node.kind];
    const group = groups.get(name);
    if (group) group.push(node);
    else groups.set(name, [node]);
  }
  const names = new Map<Node, string>();
  for (const [name, group] of groups) {
    const tells = group.map(node => (node.kind === 'element' ? tellOf(side, node) : undefined));
    const times = new Map<string | undefined, number>();
    for (const tell of tells) times.set(tell, (times.get(tell) ?? 0) + 1);
    group.forEach((node, at) => {
      const tell = tells[at];
      const isOwn = tell && tell.length < 60 && times.get(tell) === 1;
      names.set(node, isOwn ? `${name} ${tell}` : group.length > 1 ? `${name} ${at + 1}` : name);
    });
  }
  return names;
}

const sizeOf = ({ text }: Side, { attributes, children }: Node) =>
  attributes.length + contentOf(text, children).length;

/** Elements of more attributes or entries than so many are told alike by their name alone. */
const LOOKED = 40;

function likeness(before: Side, after: Side, same: (node: Node) => number): Likeness {
  return {
    same,
    alike(one, other) {
      if (one.kind !== other.kind || one.name !== other.name) return 0;
      if (same(one) === same(other)) return 100;
      if (one.kind !== 'element') return 1;
      const [tell, otherTell] = [tellOf(before, one), tellOf(after, other)];
      const values = new Map(
        other.attributes.slice(0, LOOKED).map(attribute => [attribute.name, valueOf(after.text, attribute)]),
      );
      const alike = one.attributes
        .slice(0, LOOKED)
        .filter(attribute => values.get(attribute.name) === valueOf(before.text, attribute)).length;
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
  const [before, after]: [Side, Side] = [
    { text: from, reading: read(from) },
    { text: to, reading: read(to) },
  ];
  if (before.reading.mistake || after.reading.mistake) return undefined;
  const numbers = numbering();
  numbers.add(before);
  numbers.add(after);
  const by = likeness(before, after, numbers.of);
  const found: XmlChange[] = [];
  const left: Pair[] = [{ before: undefined, after: undefined, at: undefined }];
  const quoted = (side: Side, node: Node) => JSON.stringify(side.text.slice(node.from, node.to));

  function attributes(old: Node, now: Node, at: Way | undefined) {
    const tag = { from: now.from, to: now.from + 1 };
    const tell = (name: string, place: Place, was: Attribute | undefined, is: Attribute | undefined) =>
      found.push({
        kind: was ? (is ? 'changed' : 'removed') : 'added',
        path: [...wayTo(at), name],
        place,
        ...(was && { was: JSON.stringify(valueOf(before.text, was)) }),
        ...(is && { now: JSON.stringify(valueOf(after.text, is)) }),
      });
    const former = new Map(old.attributes.map(one => [one.name, one]));
    for (const one of now.attributes) {
      const was = former.get(one.name);
      former.delete(one.name);
      if (!was || valueOf(before.text, was) !== valueOf(after.text, one)) tell(one.name, one, was, one);
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
        was: JSON.stringify(texts ? said(before.text, texts) : ''),
        now: JSON.stringify(newTexts ? said(after.text, newTexts) : ''),
      });
      return;
    }
    const [names, formerNames] = [namesIn(after, now), namesIn(before, old)];
    const wayOf = (node: Node, of: Map<Node, string>): Way => ({
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
          was: JSON.stringify(said(before.text, was)),
          now: JSON.stringify(said(after.text, is)),
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
