import type { DocumentProblem, Severity } from '../text/problem.ts';
import { entryTo, type Path } from './path.ts';

/** The severity that a rule has stated, or that of a mistake or doubt. */
export const severityOf = ({ kind, severity }: { kind: string; severity?: Severity }): Severity =>
  severity ?? (kind === 'twice' || kind === 'long' ? 'warn' : 'err');

/** The worst that is found in each entry of a list, by its place. */
export function worstIn(list: Path, problems: readonly DocumentProblem[]): ReadonlyMap<number, Severity> {
  const worst = new Map<number, Severity>();
  for (const problem of problems) {
    const at = entryTo(list, problem.path);
    if (at !== undefined && worst.get(at) !== 'err') worst.set(at, severityOf(problem));
  }
  return worst;
}
