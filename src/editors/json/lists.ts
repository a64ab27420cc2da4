import { rising, toldApart, type ById, type Entries, type PathSegment } from './entries.ts';
import { meaning } from './meaning.ts';

/** How three versions of a list become one. */
export interface ListPlan {
  base: ById;
  mine: ById;
  theirs: ById;
  /** All entries, by what tells them apart. */
  ids: string[];
  step(id: string): PathSegment;
  /** The entries that are left, in their order; `isMine` is asked where both moved one to different places. */
  order(isLeft: (id: string) => boolean, isMine: (id: string) => boolean): string[];
}

/** Entries by what they mean, the second of two alike as the second. */
function byMeaning({ text, nodes }: Entries): ById {
  const seen = new Map<string, number>();
  return new Map(
    nodes.map(node => {
      const means = meaning(text, node);
      const times = (seen.get(means) ?? 0) + 1;
      seen.set(means, times);
      return [`${times} ${means}`, node];
    }),
  );
}

const byPlace = ({ nodes }: Entries): ById => new Map(nodes.map((node, at) => [String(at), node]));

/**
 * How to merge three versions of a list: by what tells the entries apart, else by what they mean, and where both replaced
 * the same ones by their place. Undefined where only the list as a whole can be chosen, as of a colour.
 */
export function listPlan(base: Entries, mine: Entries, theirs: Entries): ListPlan | undefined {
  const told = toldApart(base, mine, theirs);
  if (told) return planned(told.by, told.step);
  const lists = [base, mine, theirs];
  const all = lists.flatMap(({ nodes }) => nodes);
  const fixed =
    mine.nodes.length === theirs.nodes.length &&
    (!base.nodes.length || base.nodes.length === mine.nodes.length);
  if (fixed && all.every(({ kind }) => kind === 'number')) return undefined;
  const means = lists.map(byMeaning);
  const plan = planned(means, id => theirs.nodes.indexOf((means[2]!.get(id) ?? means[0]!.get(id))!));
  if (!replacedTwice(means) && !movedTwice(means).length) return plan;
  return fixed && base.nodes.length && all.every(({ children }) => children)
    ? planned(lists.map(byPlace), Number)
    : undefined;
}

function planned(by: ById[], step: (id: string) => PathSegment): ListPlan {
  const [base, mine, theirs] = by as [ById, ById, ById];
  return {
    base,
    mine,
    theirs,
    ids: [...new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])],
    step,
    order: (isLeft, isMine) => ordered(by, isLeft, new Set(movedTwice(by).filter(id => !isMine(id)))),
  };
}

/** What did not keep its order from one list to another. */
function movedIn(from: ById, to: ById): Set<string> {
  const places = new Map([...from.keys()].map((id, at) => [id, at]));
  const both = [...to.keys()].filter(id => places.has(id));
  const inOrder = rising(both.map(id => places.get(id)!));
  return new Set(both.filter((_, at) => !inOrder.has(at)));
}

/** What both moved, each to another place. */
function movedTwice([base, mine, theirs]: ById[]): string[] {
  const theirMoves = movedIn(base!, theirs!);
  const twice = [...movedIn(base!, mine!)].filter(id => theirMoves.has(id));
  if (!twice.length) return [];
  const before = (list: ById, other: ById) => {
    const ids = [...list.keys()].filter(id => other.has(id));
    return new Map(ids.map((id, at) => [id, ids[at - 1]]));
  };
  const [own, other] = [before(mine!, theirs!), before(theirs!, mine!)];
  return twice.filter(id => own.get(id) !== other.get(id));
}

/** Whether both put something else in the place of the same entry. */
function replacedTwice(by: ById[]): boolean {
  const [base, mine, theirs] = by as [ById, ById, ById];
  const stays = (id: string) => by.every(list => list.has(id));
  /** Behind which entry that stays these stand. */
  const behind = (list: ById, isMeant: (id: string) => boolean) => {
    const places = new Set<string>();
    let last = '';
    for (const id of list.keys()) {
      if (stays(id)) last = id;
      else if (isMeant(id)) places.add(last);
    }
    return places;
  };
  const gone = behind(base, id => !mine.has(id) && !theirs.has(id));
  const own = behind(mine, id => !base.has(id) && !theirs.has(id));
  const others = behind(theirs, id => !base.has(id) && !mine.has(id));
  return [...gone].some(place => own.has(place) && others.has(place));
}

/** Their order with what I added or moved where I put it, behind what stands before it in mine. */
function ordered(
  [base, mine, theirs]: ById[],
  isLeft: (id: string) => boolean,
  asTheirs: ReadonlySet<string>,
): string[] {
  const moved = movedIn(base!, mine!);
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
      // What they added at the same place comes first.
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
  // What is removed has kept the place of what stands there instead.
  for (let id = next.get(FIRST); id !== undefined; id = next.get(id)) if (isLeft(id)) ids.push(id);
  return ids;
}
