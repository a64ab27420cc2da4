import { breachIs } from './breach.ts';
import type { Problem } from './read.ts';

export const severityOf = ({ kind }: Pick<Problem, 'kind'>): 'err' | 'warn' => breachIs(kind) ?? (kind === 'twice' || kind === 'long' ? 'warn' : 'err');
