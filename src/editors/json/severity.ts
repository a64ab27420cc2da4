import type { DocumentProblem, Severity } from '../text/problem.ts';
import { indexInList, type Path } from './path.ts';

/** The severity that a rule stated, or that of a mistake or warning. */
export const getSeverity = ({ kind, severity }: { kind: string; severity?: Severity }): Severity =>
  severity ?? (kind === 'twice' || kind === 'long' ? 'warn' : 'err');

/** The worst severity in each entry of a list, by its index. */
export function worstSeverities(
  list: Path,
  problems: readonly DocumentProblem[],
): ReadonlyMap<number, Severity> {
  const worst = new Map<number, Severity>();
  for (const problem of problems) {
    const at = indexInList(list, problem.path);
    if (at !== undefined && worst.get(at) !== 'err') worst.set(at, getSeverity(problem));
  }
  return worst;
}
