import type { ZodMiniType } from 'zod/mini';
import { kindOf } from '../../platform/fieldKind.ts';
import { defOf } from '../../platform/schema.ts';

/** The platform's contract for the value of a field. */
export type FieldRule = ZodMiniType;
/** The fields of a form, each with its rule. */
export type FormFields = Readonly<Record<string, FieldRule>>;

/** The rule inside an optional, nullable or defaulted one. */
export function unwrap(rule: FieldRule): FieldRule {
  const { innerType } = defOf(rule);
  return innerType ? unwrap(innerType) : rule;
}
export const isOptional = (rule: FieldRule): boolean => {
  const { type, innerType } = defOf(rule);
  return (
    innerType !== undefined &&
    (type === 'optional' || type === 'nullable' || type === 'default' || isOptional(innerType))
  );
};

/** The type of a rule: `string`, `number`, `array`, … */
export const ruleType = (rule: FieldRule) => defOf(unwrap(rule)).type;
/** The rule of an array's items. */
export const itemRuleOf = (rule: FieldRule) => defOf(unwrap(rule)).element;
/** The rules of an object's fields. */
export const objectFields = (rule: FieldRule) => defOf(unwrap(rule)).shape;

/** These types have a value that counts as filled in: an empty array, false. */
const NEVER_BLANK = ['array', 'object', 'record', 'boolean', 'unknown', 'any'];
/** Whether the user must fill in a field. */
export const isRequiredRule = (rule: FieldRule | undefined) =>
  rule !== undefined && !isOptional(rule) && !NEVER_BLANK.includes(ruleType(rule));

/** The rule of a dotted source such as `paths.0.path`; undefined if the form has no such field. */
export function ruleAt(fields: FormFields, source: string): FieldRule | undefined {
  const [first = '', ...rest] = source.split('.');
  let rule: FieldRule | undefined = Object.hasOwn(fields, first) ? fields[first] : undefined;
  for (const part of rest)
    rule = rule && (itemRuleOf(rule) && /^\d+$/.test(part) ? itemRuleOf(rule) : objectFields(rule)?.[part]);
  return rule;
}

/** Whether a field's value is never stored on the device, such as a password. */
export const isSecretRule = (rule: FieldRule): boolean => kindOf(rule) === 'secret';
export const isRichText = (rule: FieldRule): boolean => kindOf(rule) === 'richText';
