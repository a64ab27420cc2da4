import type { Behaviour, FaultRuleRecord } from './demoRecords.ts';

const ALL = '* /api/*';

/** Common faults. */
export const presets = {
  slow: { match: ALL, delayMs: 1_000 },
  tenth: { match: ALL, status: 503, every: 10 },
  sessions: { match: ALL, status: 401, every: 20 },
  lost: { match: ALL, answer: 'cut', every: 5 },
  outOfOrder: { match: 'GET /api/*', outOfOrder: true },
  offline: { match: ALL, drop: true },
} as const satisfies Record<string, Behaviour>;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

const FIELDS = [
  'match',
  'status',
  'answer',
  'delayMs',
  'hang',
  'drop',
  'outOfOrder',
  'times',
  'every',
  'chance',
] as const;

/** Returns the rule that is equal to a preset. */
export const findRule = (preset: Behaviour, rules: readonly FaultRuleRecord[]) =>
  rules.find(rule => FIELDS.every(name => (rule[name] ?? undefined) === preset[name]));
