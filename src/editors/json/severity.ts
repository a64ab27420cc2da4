import type { Severity } from '../text/problem.ts';
import { breachIs } from './breach.ts';

export const severityOf = ({ kind }: { kind: string }): Severity =>
  breachIs(kind) ?? (kind === 'twice' || kind === 'long' ? 'warn' : 'err');
