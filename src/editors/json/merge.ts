import { canonicalText, MAX_DEPTH, nodesByName } from './canonicalText.ts';
import { diffJson, pathKey, type JsonChange, type Step } from './changes.ts';
import { isSameValue } from './differences.ts';
import { replaceEntries, type EntryEdit } from './edits.ts';
import type { JsonNode } from './node.ts';
import { planListMerge } from './planListMerge.ts';
import { readValidJson } from './readValidJson.ts';

/** A value that both changed differently. A missing text means that the version does not have the value. */
export interface MergeConflict {
  /** Its key in the choices. */
  name: string;
  path: readonly Step[];
  base?: string;
  mine?: string;
  theirs?: string;
  /** The indexes of an entry that both moved, from 0. */
  moved?: { base: number; mine: number; theirs: number };
}

/** How a conflict is resolved; `text` is JSON. */
export type MergeChoice = 'mine' | 'theirs' | { text: string };
export type Choices = ReadonlyMap<string, MergeChoice>;

export interface JsonMergeResult {
  /** Their version with my changes. Undecided conflicts have their value. */
  text: string;
  conflicts: MergeConflict[];
  /** The changes by me alone, by them alone, and equal ones by both, without conflicts. */
  mine: JsonChange[];
  theirs: JsonChange[];
  both: JsonChange[];
  /** The number of their changes that are lost if my version overwrites theirs. */
  lostCount: number;
}

/** One of the three texts; `root` is missing if it cannot be parsed. */
interface ReadVersion {
  text: string;
  root?: JsonNode;
}

const readVersion = (text: string): ReadVersion => readValidJson(text) ?? { text };
const written = ({ text }: ReadVersion, node: JsonNode | undefined) => node && text.slice(node.from, node.to);
const isSame = (a: ReadVersion, one: JsonNode | undefined, b: ReadVersion, other: JsonNode | undefined) =>
  one && other ? isSameValue(a, one, b, other) : one === other;

/**
 * Merges two versions of a document: edits my changes into theirs, which is stored, so that unchanged text stays byte for
 * byte. The choices resolve values that both changed differently. A text that is not JSON counts as empty.
 */
export function mergeJson(
  baseText: string,
  mineText: string,
  theirsText: string,
  choices: Choices = new Map(),
): JsonMergeResult {
  const [base, mine, theirs] = [readVersion(baseText), readVersion(mineText), readVersion(theirsText)];
  const conflicts: MergeConflict[] = [];

  /** The choice for a conflict, `theirs` until it is decided. An edited text that is not JSON does not decide it. */
  function resolveChoice(conflict: MergeConflict): MergeChoice {
    conflicts.push(conflict);
    const choice = choices.get(conflict.name);
    return choice === undefined || (typeof choice === 'object' && !readValidJson(choice.text))
      ? 'theirs'
      : choice;
  }
  function collide(
    path: readonly Step[],
    b: JsonNode | undefined,
    m: JsonNode | undefined,
    t: JsonNode | undefined,
  ): string | undefined {
    const texts = { base: written(base, b), mine: written(mine, m), theirs: written(theirs, t) };
    const choice = resolveChoice({
      name: pathKey(path),
      path,
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    });
    return typeof choice === 'object' ? choice.text : texts[choice];
  }

  /** The merged value, written as JSON; undefined if it is removed. */
  function mergeValue(
    path: readonly Step[],
    b: JsonNode | undefined,
    m: JsonNode | undefined,
    t: JsonNode | undefined,
  ): string | undefined {
    if (isSame(mine, m, theirs, t) || isSame(mine, m, base, b)) return written(theirs, t);
    const inside =
      m?.children && t?.children && m.kind === t.kind && (!b || b.kind === m.kind) && path.length < MAX_DEPTH;
    if (inside) return m.kind === 'object' ? mergeObject(path, b, m, t) : mergeList(path, b, m, t);
    return isSame(theirs, t, base, b) ? written(mine, m) : collide(path, b, m, t);
  }

  function mergeObject(path: readonly Step[], b: JsonNode | undefined, m: JsonNode, t: JsonNode): string {
    const [was, own, now] = [
      b ? nodesByName(b) : new Map<string, JsonNode>(),
      nodesByName(m),
      nodesByName(t),
    ];
    const entries: EntryEdit[] = [];
    const values = new Map(
      [...now].map(([name, node]) => [name, mergeValue([...path, name], was.get(name), own.get(name), node)]),
    );
    for (const node of t.children!) {
      const text = values.get(node.name!);
      // Of duplicate names the last one counts. The others stay or are removed with it.
      if (text !== undefined)
        entries.push({ own: node, text: now.get(node.name!) === node ? text : written(theirs, node)! });
    }
    for (const [name, node] of own) {
      const text = now.has(name) ? undefined : mergeValue([...path, name], was.get(name), node, undefined);
      if (text !== undefined) entries.push({ name, text });
    }
    return replaceEntries(theirs.text, theirs.root!, t, entries);
  }

  function mergeList(
    path: readonly Step[],
    b: JsonNode | undefined,
    m: JsonNode,
    t: JsonNode,
  ): string | undefined {
    const nodes = { base: b?.children ?? [], mine: m.children!, theirs: t.children! };
    const plan = planListMerge(
      { text: base.text, nodes: nodes.base },
      { text: mine.text, nodes: nodes.mine },
      { text: theirs.text, nodes: nodes.theirs },
    );
    if (!plan) return isSame(theirs, t, base, b) ? written(mine, m) : collide(path, b, m, t);
    const texts = new Map<string, string>();
    for (const id of plan.ids) {
      const text = mergeValue(
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
        return resolveChoice({ name: `${pathKey(at)} moved`, path: at, moved }) === 'mine';
      },
    );
    return replaceEntries(
      theirs.text,
      theirs.root!,
      t,
      inOrder.map(id => ({
        text: texts.get(id)!,
        ...(plan.theirs.has(id) && { own: plan.theirs.get(id)! }),
      })),
    );
  }

  const text = mergeValue([], base.root, mine.root, theirs.root) ?? '';
  const margins = theirs.root
    ? { before: theirs.text.slice(0, theirs.root.from), after: theirs.text.slice(theirs.root.to) }
    : { before: '', after: '' };
  return {
    text: margins.before + text + margins.after,
    conflicts,
    ...classifyChanges(diffJson(baseText, mineText), diffJson(baseText, theirsText), conflicts),
  };
}

const changeKey = ({ kind, path }: JsonChange) => `${kind} ${pathKey(path)}`;
const changeContent = ({ now, moved }: JsonChange) => {
  const side = now === undefined ? undefined : readVersion(now);
  return side?.root ? canonicalText(side.text, side.root) : JSON.stringify(moved?.to);
};

/** Sorts the changes by who made them, without those at conflicts. */
function classifyChanges(
  mine: JsonChange[],
  theirs: JsonChange[],
  conflicts: MergeConflict[],
): Omit<JsonMergeResult, 'text' | 'conflicts'> {
  const names = new Set(conflicts.map(({ name }) => name));
  const collides = ({ kind, path }: JsonChange) =>
    kind === 'moved'
      ? names.has(`${pathKey(path)} moved`)
      : path.some((_, at) => names.has(pathKey(path.slice(0, at)))) || names.has(pathKey(path));
  const others = new Map(theirs.map(change => [changeKey(change), change]));
  const both = mine.filter(
    change =>
      others.has(changeKey(change)) &&
      changeContent(others.get(changeKey(change))!) === changeContent(change),
  );
  const shared = new Set(both.map(changeKey));
  const alone = (change: JsonChange) => !shared.has(changeKey(change)) && !collides(change);
  return {
    mine: mine.filter(alone),
    theirs: theirs.filter(alone),
    both,
    lostCount: theirs.length - both.length,
  };
}
