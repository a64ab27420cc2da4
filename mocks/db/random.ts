/** Pseudo-random numbers that are the same on every run (mulberry32). */
export function createRandom(seed: number) {
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const integerBelow = (n: number) => Math.floor(next() * n);
  return {
    below: integerBelow,
    oneIn: (n: number) => integerBelow(n) === 0,
    pick: <T>(from: readonly T[]) => from[integerBelow(from.length)]!,
  };
}
export type RandomNumbers = ReturnType<typeof createRandom>;
