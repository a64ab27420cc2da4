import { changes, placeName, type JsonChange, type Step } from './changes.ts';
import { isSameValue } from './differences.ts';
import { withEntries, type EntryEdit } from './edits.ts';
import { listPlan } from './lists.ts';
import { DEPTH, meaning, nodesByName } from './meaning.ts';
import type { JsonNode } from './node.ts';
import { readable } from './readable.ts';

/** A place that both changed, each otherwise. A text that is missing was not there, or was removed. */
export interface Collision {
  /** Its name among the choices. */
  name: string;
  path: readonly Step[];
  base?: string;
  mine?: string;
  theirs?: string;
  /** Where both moved one entry of a list, its places there, from 0. */
  moved?: { base: number; mine: number; theirs: number };
}

/** What shall stand at a collision; a text is JSON. */
export type MergeChoice = 'mine' | 'theirs' | { text: string };
export type Choices = ReadonlyMap<string, MergeChoice>;

export interface Merged {
  /** Theirs with what I changed; at collisions that are not decided yet as they have it. */
  text: string;
  collisions: Collision[];
  /** What was changed by me alone, by them alone and by both alike, collisions apart. */
  mine: JsonChange[];
  theirs: JsonChange[];
  both: JsonChange[];
  /** So many of their changes are lost where mine overwrites the whole. */
  lost: number;
}

/** A text of the three, and what it says where it can be read. */
interface Side {
  text: string;
  root?: JsonNode;
}

const sideOf = (text: string): Side => readable(text) ?? { text };
const written = ({ text }: Side, node: JsonNode | undefined) => node && text.slice(node.from, node.to);
const isSame = (a: Side, one: JsonNode | undefined, b: Side, other: JsonNode | undefined) =>
  one && other ? isSameValue(a, one, b, other) : one === other;

/**
 * Merges what two made of one document: theirs, which is stored, with my changes edited into it, so that what nobody
 * touched stays byte for byte. Where both changed one place otherwise, the choices say what stands there. A text that is
 * not JSON, such as an empty one, has nothing in it.
 */
export function mergeJson(
  baseText: string,
  mineText: string,
  theirsText: string,
  choices: Choices = new Map(),
): Merged {
  const [base, mine, theirs] = [sideOf(baseText), sideOf(mineText), sideOf(theirsText)];
  const collisions: Collision[] = [];

  /** What was chosen; a text of one's own that is not JSON is no choice yet. */
  function chosen(collision: Collision): MergeChoice {
    collisions.push(collision);
    const choice = choices.get(collision.name);
    return choice === undefined || (typeof choice === 'object' && !readable(choice.text)) ? 'theirs' : choice;
  }
  function collide(
    path: readonly Step[],
    b: JsonNode | undefined,
    m: JsonNode | undefined,
    t: JsonNode | undefined,
  ): string | undefined {
    const texts = { base: written(base, b), mine: written(mine, m), theirs: written(theirs, t) };
    const choice = chosen({
      name: placeName(path),
      path,
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    });
    return typeof choice === 'object' ? choice.text : texts[choice];
  }

  /** What stands at a place afterwards, written as JSON; undefined for nothing. */
  function merged(
    path: readonly Step[],
    b: JsonNode | undefined,
    m: JsonNode | undefined,
    t: JsonNode | undefined,
  ): string | undefined {
    if (isSame(mine, m, theirs, t) || isSame(mine, m, base, b)) return written(theirs, t);
    const inside =
      m?.children && t?.children && m.kind === t.kind && (!b || b.kind === m.kind) && path.length < DEPTH;
    if (inside) return m.kind === 'object' ? object(path, b, m, t) : list(path, b, m, t);
    return isSame(theirs, t, base, b) ? written(mine, m) : collide(path, b, m, t);
  }

  function object(path: readonly Step[], b: JsonNode | undefined, m: JsonNode, t: JsonNode): string {
    const [was, own, now] = [
      b ? nodesByName(b) : new Map<string, JsonNode>(),
      nodesByName(m),
      nodesByName(t),
    ];
    const entries: EntryEdit[] = [];
    const values = new Map(
      [...now].map(([name, node]) => [name, merged([...path, name], was.get(name), own.get(name), node)]),
    );
    for (const node of t.children!) {
      const text = values.get(node.name!);
      // A name that stands twice means the last; the others stay, or go with it.
      if (text !== undefined)
        entries.push({ own: node, text: now.get(node.name!) === node ? text : written(theirs, node)! });
    }
    for (const [name, node] of own) {
      const text = now.has(name) ? undefined : merged([...path, name], was.get(name), node, undefined);
      if (text !== undefined) entries.push({ name, text });
    }
    return withEntries(theirs.text, theirs.root!, t, entries);
  }

  function list(
    path: readonly Step[],
    b: JsonNode | undefined,
    m: JsonNode,
    t: JsonNode,
  ): string | undefined {
    const nodes = { base: b?.children ?? [], mine: m.children!, theirs: t.children! };
    const plan = listPlan(
      { text: base.text, nodes: nodes.base },
      { text: mine.text, nodes: nodes.mine },
      { text: theirs.text, nodes: nodes.theirs },
    );
    if (!plan) return isSame(theirs, t, base, b) ? written(mine, m) : collide(path, b, m, t);
    const texts = new Map<string, string>();
    for (const id of plan.ids) {
      const text = merged(
        [...path, plan.step(id)],
        plan.base.get(id),
        plan.mine.get(id),
        plan.theirs.get(id),
      );
      if (text !== undefined) texts.set(id, text);
    }
    const inOrder = plan.order(
      id => texts.has(id),
      id => {
        const at = [...path, plan.step(id)];
        const moved = {
          base: nodes.base.indexOf(plan.base.get(id)!),
          mine: nodes.mine.indexOf(plan.mine.get(id)!),
          theirs: nodes.theirs.indexOf(plan.theirs.get(id)!),
        };
        return chosen({ name: `${placeName(at)} moved`, path: at, moved }) === 'mine';
      },
    );
    return withEntries(
      theirs.text,
      theirs.root!,
      t,
      inOrder.map(id => ({
        text: texts.get(id)!,
        ...(plan.theirs.has(id) && { own: plan.theirs.get(id)! }),
      })),
    );
  }

  const text = merged([], base.root, mine.root, theirs.root) ?? '';
  const around = theirs.root
    ? { before: theirs.text.slice(0, theirs.root.from), after: theirs.text.slice(theirs.root.to) }
    : { before: '', after: '' };
  return {
    text: around.before + text + around.after,
    collisions,
    ...kept(changes(baseText, mineText), changes(baseText, theirsText), collisions),
  };
}

const nameOf = ({ kind, path }: JsonChange) => `${kind} ${placeName(path)}`;
const says = ({ now, moved }: JsonChange) => {
  const side = now === undefined ? undefined : sideOf(now);
  return side?.root ? meaning(side.text, side.root) : JSON.stringify(moved?.to);
};

/** Whose changes are kept, those at collisions apart. */
function kept(
  mine: JsonChange[],
  theirs: JsonChange[],
  collisions: Collision[],
): Omit<Merged, 'text' | 'collisions'> {
  const names = new Set(collisions.map(({ name }) => name));
  const collides = ({ kind, path }: JsonChange) =>
    kind === 'moved'
      ? names.has(`${placeName(path)} moved`)
      : path.some((_, at) => names.has(placeName(path.slice(0, at)))) || names.has(placeName(path));
  const others = new Map(theirs.map(change => [nameOf(change), change]));
  const both = mine.filter(
    change => others.has(nameOf(change)) && says(others.get(nameOf(change))!) === says(change),
  );
  const shared = new Set(both.map(nameOf));
  const alone = (change: JsonChange) => !shared.has(nameOf(change)) && !collides(change);
  return { mine: mine.filter(alone), theirs: theirs.filter(alone), both, lost: theirs.length - both.length };
}
