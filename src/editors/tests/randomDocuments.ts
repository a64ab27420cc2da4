/** Documents and edits by a seed, the same every time. */
export type RandomJson = string | number | boolean | null | RandomJson[] | { [name: string]: RandomJson };
export type Random = (below: number) => number;

/** Whole numbers from 0 (mulberry32). */
export function randomly(seed: number): Random {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const several = <T>(random: Random, most: number, one: (at: number) => T): T[] =>
  Array.from({ length: random(most + 1) }, (_, at) => one(at));
const scalar = (random: Random): RandomJson =>
  [random(5), `t${random(5)}`, random(2) === 0, null][random(4)]!;

function value(random: Random, depth: number): RandomJson {
  switch (random(depth > 2 ? 1 : 6)) {
    case 1:
      return Object.fromEntries(several(random, 4, at => [`n${at}`, value(random, depth + 1)]));
    case 2:
      return several(random, 5, at => ({
        alias: scalar(random),
        name: `e${at}`,
        more: value(random, depth + 1),
      }));
    case 3:
      return several(random, 4, () => `t${random(9)}`);
    case 4:
      return [random(256), random(256), random(256)];
    case 5:
      return several(random, 3, () => several(random, 3, () => scalar(random)));
    default:
      return scalar(random);
  }
}

export const randomDocument = (random: Random): RandomJson =>
  Object.fromEntries(
    several(random, 4, at => [`n${at}`, value(random, 1)]).concat([['list', value(random, 1)]]),
  );

/** The document with some edits; most new values in it have the name of their author. */
export function randomEdits(random: Random, root: RandomJson, who: string): RandomJson {
  const copy = structuredClone(root);
  for (let edits = 1 + random(4); edits > 0; edits -= 1) edit(random, copy, who);
  return copy;
}

function edit(random: Random, node: RandomJson, who: string): void {
  if (typeof node !== 'object' || node === null) return;
  const names = Object.keys(node);
  const at = names[random(names.length || 1)];
  const inner = at === undefined ? null : (node as Record<string, RandomJson>)[at]!;
  if (inner !== null && typeof inner === 'object' && random(3)) return edit(random, inner, who);
  if (Array.isArray(node)) return editList(random, node, who);
  const name = at === undefined || random(4) === 0 ? `${random(3) ? who : 'both'}${random(3)}` : at;
  if (name === 'name') return;
  if (random(4) === 0) delete node[name];
  else node[name] = random(4) ? scalar(random) : value(random, 2);
}

function editList(random: Random, list: RandomJson[], who: string): void {
  const at = random(list.length || 1);
  const kind = random(3);
  if (kind === 0 && list.length) list.splice(at, 1);
  else if (kind === 1 && list.length) list.splice(random(list.length), 0, ...list.splice(at, 1));
  else {
    const name = `${who}${random(1000)}`;
    const [first] = list;
    const entry =
      typeof first === 'object' && first !== null
        ? Array.isArray(first)
          ? [name]
          : { alias: 'x', name }
        : typeof first === 'number'
          ? random(256)
          : name;
    if (!list.some(one => JSON.stringify(one) === JSON.stringify(entry)))
      list.splice(random(list.length + 1), 0, entry);
  }
}
