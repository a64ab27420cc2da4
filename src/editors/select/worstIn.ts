import { entryTo, type Path } from '../json/path.ts';
import { severityOf } from '../json/severity.ts';
import type { Problem } from '../text/problem.ts';

export type Severity = ReturnType<typeof severityOf>;

/** The worst that is found in each entry of a list, by its place. */
export function worstIn(list: Path, problems: readonly Problem[]): ReadonlyMap<number, Severity> {
  const worst = new Map<number, Severity>();
  for (const problem of problems) {
    const at = entryTo(list, problem.path);
    if (at !== undefined && worst.get(at) !== 'err') worst.set(at, severityOf(problem));
  }
  return worst;
}
