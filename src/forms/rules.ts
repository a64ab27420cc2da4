import type { ZodMiniType } from 'zod/mini';
import { defOf } from '../platform/schema.ts';
import { isObject } from '../platform/shape.ts';

/** What may stand in a field, as the platform's contract states it. */
export type Rule = ZodMiniType;
/** The fields a form asks for, each with its rule. */
export type Fields = Readonly<Record<string, Rule>>;

/** The rule without its wrapping: what is in an optional, nullable or defaulted one. */
function bare(rule: Rule): Rule {
  const { innerType } = defOf(rule);
  return innerType ? bare(innerType) : rule;
}
export const isOptional = (rule: Rule): boolean => {
  const { type, innerType } = defOf(rule);
  return (
    innerType !== undefined &&
    (type === 'optional' || type === 'nullable' || type === 'default' || isOptional(innerType))
  );
};

/** The type that a rule states: `string`, `number`, `array`, … */
export const typeOf = (rule: Rule) => defOf(bare(rule)).type;
export const entryOf = (rule: Rule) => defOf(bare(rule)).element;
export const fieldsIn = (rule: Rule) => defOf(bare(rule)).shape;

/** A list may be empty, and a box not ticked. */
const NEVER_BLANK = ['array', 'object', 'record', 'boolean', 'unknown', 'any'];
/** Whether a field must be filled in: unless its rule is optional, or there is nothing to fill in. */
export const isRequired = (rule: Rule | undefined) =>
  rule !== undefined && !isOptional(rule) && !NEVER_BLANK.includes(typeOf(rule));

const EMPTY: Readonly<Record<string, unknown>> = {
  boolean: false,
  number: null,
  file: null,
  custom: null,
  unknown: null,
  any: null,
};
/** What a field holds before anything is known of it: the default that its rule states, or what follows from its type. */
export function emptyOf(rule: Rule): unknown {
  const { defaultValue } = defOf(rule);
  if (defaultValue !== undefined) return defaultValue;
  const { type, shape, options } = defOf(bare(rule));
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, emptyOf(field)]));
  if (type === 'array') return [];
  if (type === 'record') return {};
  if (options?.[0]) return emptyOf(options[0]);
  return type in EMPTY ? EMPTY[type] : '';
}

/** A value as a form holds it: what is missing in it is empty, what the rule does not know stays. */
export function filled(rule: Rule, value: unknown): unknown {
  if (value === undefined || value === null) return emptyOf(rule);
  const [entry, fields] = [entryOf(rule), fieldsIn(rule)];
  if (entry && Array.isArray(value)) return value.map(one => filled(entry, one));
  if (fields && isObject(value)) return { ...value, ...filledAll(fields, value) };
  return value;
}
export const filledAll = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, filled(rule, values[name])]));

/** The rule of a dotted source, `paths.0.path`; undefined where the form has no such field. */
export function ruleAt(fields: Fields, source: string): Rule | undefined {
  const [first = '', ...rest] = source.split('.');
  let rule: Rule | undefined = Object.hasOwn(fields, first) ? fields[first] : undefined;
  for (const part of rest)
    rule = rule && (entryOf(rule) && /^\d+$/.test(part) ? entryOf(rule) : fieldsIn(rule)?.[part]);
  return rule;
}

const secrets = new WeakSet<Rule>();
/** Marks a field whose content is never kept on the device, such as a password: `secret(z.string())`. */
export function secret<R extends Rule>(rule: R): R {
  secrets.add(rule);
  return rule;
}
export const isSecret = (rule: Rule): boolean => {
  const { innerType } = defOf(rule);
  return secrets.has(rule) || (innerType !== undefined && isSecret(innerType));
};

const richTexts = new WeakSet<Rule>();
/** Marks a field of rich text. */
export function richText<R extends Rule>(rule: R): R {
  richTexts.add(rule);
  return rule;
}
export const isRichText = (rule: Rule): boolean => richTexts.has(rule);

/** What of a field may be kept on the device: no secret, also not one deep within, and no file. */
export function keepable(rule: Rule, value: unknown): unknown {
  if (isSecret(rule) || value instanceof File) return undefined;
  const [entry, fields] = [entryOf(rule), fieldsIn(rule)];
  if (entry && Array.isArray(value)) return value.map(one => keepable(entry, one) ?? null);
  if (fields && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, fields[name] ? keepable(fields[name], one) : one]),
    );
  return value;
}
export const keepableAll = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, rule]) => {
      const kept = name in values ? keepable(rule, values[name]) : undefined;
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
