import type { Severity } from '../text/problem.ts';

/** The severity that a rule has stated, or that of a mistake or doubt. */
export const severityOf = ({ kind, severity }: { kind: string; severity?: Severity }): Severity =>
  severity ?? (kind === 'twice' || kind === 'long' ? 'warn' : 'err');
