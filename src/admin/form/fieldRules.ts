import type { ZodMiniType } from 'zod/mini';
import { fieldKind } from '../../platform/fieldKind.ts';
import { schemaDef } from '../../platform/schema.ts';

/** The platform's contract for the value of a field. */
export type FieldRule = ZodMiniType;
/** The rules of a form's fields, by name. */
export type FormFields = Readonly<Record<string, FieldRule>>;

/** Returns the rule without its `optional`, `nullable` and `default` wrappers. */
export function unwrapRule(rule: FieldRule): FieldRule {
  const { innerType } = schemaDef(rule);
  return innerType ? unwrapRule(innerType) : rule;
}
export const isOptional = (rule: FieldRule): boolean => {
  const { type, innerType } = schemaDef(rule);
  return (
    innerType !== undefined &&
    (type === 'optional' || type === 'nullable' || type === 'default' || isOptional(innerType))
  );
};

/** The type of a rule: `string`, `number`, `array`, … */
export const ruleType = (rule: FieldRule) => schemaDef(unwrapRule(rule)).type;
/** The rule of an array's items. */
export const arrayItemRule = (rule: FieldRule) => schemaDef(unwrapRule(rule)).element;
/** The rules of an object's fields. */
export const objectFields = (rule: FieldRule) => schemaDef(unwrapRule(rule)).shape;

/** Every value of these types counts as filled in, such as an empty array or false. */
const NEVER_BLANK = ['array', 'object', 'record', 'boolean', 'unknown', 'any'];
/** Whether the user must fill in a field. */
export const isRequiredRule = (rule: FieldRule | undefined) =>
  rule !== undefined && !isOptional(rule) && !NEVER_BLANK.includes(ruleType(rule));

/** Returns the rule of a dotted source such as `paths.0.path`, or undefined for a field that the form does not have. */
export function ruleAt(fields: FormFields, source: string): FieldRule | undefined {
  const [first = '', ...rest] = source.split('.');
  let rule: FieldRule | undefined = Object.hasOwn(fields, first) ? fields[first] : undefined;
  for (const part of rest)
    rule =
      rule && (arrayItemRule(rule) && /^\d+$/.test(part) ? arrayItemRule(rule) : objectFields(rule)?.[part]);
  return rule;
}

/** Whether a field's value is never stored on the device, such as a password. */
export const isSecretRule = (rule: FieldRule): boolean => fieldKind(rule) === 'secret';
export const isRichText = (rule: FieldRule): boolean => fieldKind(rule) === 'richText';
