/** Ids in a wanted order: those that are gone by now are left out, those that have come meanwhile stand behind. */
export function arranged(now: readonly string[], wanted: readonly string[]): string[] {
  const [here, known] = [new Set(now), new Set(wanted)];
  return [...wanted.filter(id => here.has(id)), ...now.filter(id => !known.has(id))];
}

/** The ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter(one => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
