import { breachIs } from './breach.ts';
import type { Severity } from '../text/problem.ts';

export const severityOf = ({ kind }: { kind: string }): Severity => breachIs(kind) ?? (kind === 'twice' || kind === 'long' ? 'warn' : 'err');
