import type { infer as Infer } from 'zod/mini';
import { fieldLabel, type FieldArea, type FieldOf } from '../../ui/fieldLabel.ts';
import type { TextKey } from '../../ui/useText.ts';
import { arrayItemRule, isRichText, objectFields, type FormFields } from './fieldRules.ts';
import type { AllSources } from './sources.ts';

/** The fields of a form with their labels and their rules from the platform's contract. */
export interface FormDefinition<S extends FormFields = FormFields> {
  /** The resource of the record, or the area of texts that contains the labels. */
  readonly resource: string;
  readonly fields: S;
  /** Returns the text key of a label. The label of `paths.0.path` is `<area>.fields.paths.path`. */
  labelOf(source: string): TextKey;
}

/** The values of a form: `{ roleName: string; roleDescription: string | undefined }`. Inputs take their sources from this type. */
export type FormValues<F extends FormDefinition> = {
  -readonly [K in keyof F['fields']]: Infer<F['fields'][K]>;
};

/** Requires a label for every field. */
type RequireLabels<A extends FieldArea, S extends FormFields> = {
  [K in Exclude<AllSources<FormValues<FormDefinition<S>>>, FieldOf<A>>]: 'has no text in the catalogue';
};

/**
 * Defines a form: `defineForm('resources.roles', { roleName: Role.shape.roleName })`. A field or nested field without a label in the
 * catalogue does not compile.
 */
export const defineForm = <const A extends FieldArea, S extends FormFields>(
  area: A,
  fields: S & RequireLabels<A, S>,
): FormDefinition<S> => ({
  resource: area.replace(/^resources\./, ''),
  fields,
  labelOf: source =>
    fieldLabel(
      area,
      source
        .split('.')
        .filter(part => !/^\d*$/.test(part))
        .join('.') as FieldOf<A>,
    ),
});

const MAX_FIELDS_WITHOUT_DRAFT = 5;

/** Counts fields including nested ones. An array has the fields of one item. */
const countFields = (fields: FormFields): number =>
  Object.values(fields).reduce((count, rule) => {
    const nested = objectFields(arrayItemRule(rule) ?? rule);
    return count + (nested ? countFields(nested) : 1);
  }, 0);

/** Whether a form's unsaved input is kept on the device: it has more than five fields or a rich text field. */
export const keepsDraft = ({ fields }: FormDefinition): boolean =>
  countFields(fields) > MAX_FIELDS_WITHOUT_DRAFT || Object.values(fields).some(isRichText);
