import * as z from 'zod/mini';
import { defineForm, type FormValues } from '../../admin/form/defineForm.ts';
import type { FieldErrors } from '../../platform/errors.ts';
import type { TextKey } from '../../ui/useText.ts';
import { REPLY_FAULTS, type Behaviour, type FaultRuleRecord } from './demoRecords.ts';

export const METHODS = ['*', 'GET', 'POST', 'PUT', 'DELETE'] as const;
export const OUTCOMES = ['none', 'status', 'hang', 'drop', 'outOfOrder', ...REPLY_FAULTS] as const;
type Outcome = (typeof OUTCOMES)[number];

const wholeNumber = (from: number, to: number, text: TextKey) =>
  z.optional(
    z.nullable(
      z.number().check(z.refine(number => Number.isInteger(number) && number >= from && number <= to, text)),
    ),
  );

export const ruleForm = defineForm('demo', {
  name: z.optional(z.string()),
  method: z.string(),
  path: z.string().check(z.refine(path => path.startsWith('/'), 'demo.rule.path')),
  outcome: z.string(),
  status: wholeNumber(200, 599, 'demo.rule.status'),
  delayMs: wholeNumber(0, 600_000, 'demo.rule.ms'),
  every: wholeNumber(1, 1_000_000, 'demo.rule.whole'),
  chance: wholeNumber(1, 100, 'demo.rule.percent'),
  times: wholeNumber(1, 1_000_000, 'demo.rule.whole'),
});
export type RuleValues = FormValues<typeof ruleForm>;

const FLAGS = ['hang', 'drop', 'outOfOrder'] as const;

export const ruleOutcome = (rule: Behaviour): Outcome =>
  FLAGS.find(flag => rule[flag]) ?? rule.answer ?? (rule.status ? 'status' : 'none');

/** Converts a rule to form values. */
export function ruleValues(rule: FaultRuleRecord | undefined): Partial<RuleValues> {
  if (!rule) return { method: '*', path: '/api/*', outcome: 'status', status: 503 };
  const [method = '*', path = '/*'] = rule.match.split(/\s+/);
  const { name = '', status: httpStatus, delayMs, every, chance, times } = rule;
  return {
    name,
    method,
    path,
    outcome: ruleOutcome(rule),
    status: httpStatus,
    delayMs,
    every,
    chance: chance === undefined ? undefined : Math.round(chance * 100),
    times,
  };
}

/** Converts form values to a rule. Properties that the form lacks are kept. */
export function toRule(
  values: RuleValues,
  before: FaultRuleRecord | undefined,
): Omit<FaultRuleRecord, 'id' | 'played'> {
  const { name, method, path, outcome, status: httpStatus, delayMs, every, chance, times } = values;
  return {
    match: `${method} ${path.trim()}`,
    ...(name?.trim() && { name: name.trim() }),
    ...(before?.off && { off: true }),
    ...(before?.headers && { headers: before.headers }),
    ...(outcome === 'status' && {
      status: httpStatus!,
      ...(before?.body !== undefined && { body: before.body }),
    }),
    ...(FLAGS.some(flag => flag === outcome) && { [outcome]: true }),
    ...(REPLY_FAULTS.some(answer => answer === outcome) && {
      answer: outcome as (typeof REPLY_FAULTS)[number],
    }),
    ...(delayMs && { delayMs }),
    ...(every && every > 1 && { every }),
    ...(chance && chance < 100 && { chance: chance / 100 }),
    ...(times && { times }),
  };
}

/** Errors that involve several fields. */
export const validateRule = ({ outcome, status: httpStatus, delayMs }: RuleValues): FieldErrors => ({
  ...(outcome === 'status' && httpStatus === null && { status: 'demo.rule.status' satisfies TextKey }),
  ...(outcome === 'none' && !delayMs && { outcome: 'demo.rule.nothing' satisfies TextKey }),
});
