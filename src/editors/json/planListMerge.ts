import { canonicalText } from './canonicalText.ts';
import {
  findIdentity,
  longestRisingRun,
  type EntriesById,
  type ListEntries,
  type PathSegment,
} from './listIdentity.ts';

/** How to merge three versions of a list. */
export interface ListMergePlan {
  base: EntriesById;
  mine: EntriesById;
  theirs: EntriesById;
  /** The IDs of all entries. */
  ids: string[];
  step(id: string): PathSegment;
  /** The kept entries in their order. `isMine` decides for an entry that both moved to different indexes. */
  order(isKept: (id: string) => boolean, isMine: (id: string) => boolean): string[];
}

/** Indexes entries by their content; equal entries are numbered. */
function byContent({ text, nodes }: ListEntries): EntriesById {
  const seen = new Map<string, number>();
  return new Map(
    nodes.map(node => {
      const content = canonicalText(text, node);
      const times = (seen.get(content) ?? 0) + 1;
      seen.set(content, times);
      return [`${times} ${content}`, node];
    }),
  );
}

const byIndex = ({ nodes }: ListEntries): EntriesById => new Map(nodes.map((node, at) => [String(at), node]));

/**
 * Plans the merge of three versions of a list: by the IDs of the entries, otherwise by their content, or by index if both
 * replaced the same entries. Undefined if only the list as a whole can be chosen, such as a color.
 */
export function planListMerge(
  base: ListEntries,
  mine: ListEntries,
  theirs: ListEntries,
): ListMergePlan | undefined {
  const identity = findIdentity(base, mine, theirs);
  if (identity) return createPlan(identity.by, identity.step);
  const lists = [base, mine, theirs];
  const all = lists.flatMap(({ nodes }) => nodes);
  const fixed =
    mine.nodes.length === theirs.nodes.length &&
    (!base.nodes.length || base.nodes.length === mine.nodes.length);
  if (fixed && all.every(({ kind }) => kind === 'number')) return undefined;
  const byContents = lists.map(byContent);
  const plan = createPlan(byContents, id =>
    theirs.nodes.indexOf((byContents[2]!.get(id) ?? byContents[0]!.get(id))!),
  );
  if (!isReplacedByBoth(byContents) && !movedByBoth(byContents).length) return plan;
  return fixed && base.nodes.length && all.every(({ children }) => children)
    ? createPlan(lists.map(byIndex), Number)
    : undefined;
}

function createPlan(by: EntriesById[], step: (id: string) => PathSegment): ListMergePlan {
  const [base, mine, theirs] = by as [EntriesById, EntriesById, EntriesById];
  return {
    base,
    mine,
    theirs,
    ids: [...new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])],
    step,
    order: (isLeft, isMine) => mergeOrder(by, isLeft, new Set(movedByBoth(by).filter(id => !isMine(id)))),
  };
}

/** Finds the entries that changed their order from one list to another. */
function findMoved(from: EntriesById, to: EntriesById): Set<string> {
  const indexes = new Map([...from.keys()].map((id, at) => [id, at]));
  const both = [...to.keys()].filter(id => indexes.has(id));
  const inOrder = longestRisingRun(both.map(id => indexes.get(id)!));
  return new Set(both.filter((_, at) => !inOrder.has(at)));
}

/** Returns the entries that both versions moved to different positions. */
function movedByBoth([base, mine, theirs]: EntriesById[]): string[] {
  const theirMoves = findMoved(base!, theirs!);
  const twice = [...findMoved(base!, mine!)].filter(id => theirMoves.has(id));
  if (!twice.length) return [];
  const before = (list: EntriesById, other: EntriesById) => {
    const ids = [...list.keys()].filter(id => other.has(id));
    return new Map(ids.map((id, at) => [id, ids[at - 1]]));
  };
  const [own, other] = [before(mine!, theirs!), before(theirs!, mine!)];
  return twice.filter(id => own.get(id) !== other.get(id));
}

/** Whether both replaced the same entry with another one. */
function isReplacedByBoth(by: EntriesById[]): boolean {
  const [base, mine, theirs] = by as [EntriesById, EntriesById, EntriesById];
  const stays = (id: string) => by.every(list => list.has(id));
  /** The common entries that directly precede the included ones. */
  const behind = (list: EntriesById, isIncluded: (id: string) => boolean) => {
    const predecessors = new Set<string>();
    let last = '';
    for (const id of list.keys()) {
      if (stays(id)) last = id;
      else if (isIncluded(id)) predecessors.add(last);
    }
    return predecessors;
  };
  const gone = behind(base, id => !mine.has(id) && !theirs.has(id));
  const own = behind(mine, id => !base.has(id) && !theirs.has(id));
  const others = behind(theirs, id => !base.has(id) && !mine.has(id));
  return [...gone].some(id => own.has(id) && others.has(id));
}

/** Their order, with each entry that I added or moved after its predecessor in mine. */
function mergeOrder(
  [base, mine, theirs]: EntriesById[],
  isLeft: (id: string) => boolean,
  asTheirs: ReadonlySet<string>,
): string[] {
  const moved = findMoved(base!, mine!);
  const isMine = (id: string) => !theirs!.has(id) || (moved.has(id) && !asTheirs.has(id));
  const FIRST = '';
  const next = new Map<string, string | undefined>();
  const link = (id: string, before: string) => {
    next.set(id, next.get(before));
    next.set(before, id);
  };
  let last = FIRST;
  for (const id of theirs!.keys()) {
    if (mine!.has(id) && isMine(id)) continue;
    link(id, last);
    last = id;
  }
  last = FIRST;
  for (const id of mine!.keys()) {
    if (isMine(id)) {
      // Entries that they added at the same position come first.
      for (
        let after = next.get(last);
        after !== undefined && !mine!.has(after) && !base!.has(after);
        after = next.get(last)
      )
        last = after;
      link(id, last);
    }
    last = id;
  }
  const ids: string[] = [];
  // Removed entries are filtered last, because entries that replace them were linked after them.
  for (let id = next.get(FIRST); id !== undefined; id = next.get(id)) if (isLeft(id)) ids.push(id);
  return ids;
}
