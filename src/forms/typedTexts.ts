import type { TypedText } from '../ui/unsaved/unsaved.ts';
import type { StatedForm } from './formOf.ts';
import { keepableAll } from './rules.ts';

/** A value as text; a choice as its label. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object' && value !== null)
    return 'label' in value
      ? textOf(value.label)
      : Object.values(value)
          .filter(one => typeof one !== 'boolean')
          .map(textOf)
          .filter(Boolean)
          .join(', ');
  return typeof value === 'boolean' ? '' : String(value ?? '');
}

/** Changed values of a form as texts to be copied, without secrets. */
export const typedTexts = (
  { fields, labelOf }: StatedForm,
  changes: Readonly<Record<string, unknown>>,
  translate: (key: string) => string,
): TypedText[] =>
  Object.entries(keepableAll(fields, changes))
    .map(([source, value]) => ({ label: translate(labelOf(source)), text: textOf(value) }))
    .filter(({ text }) => text.trim() !== '');
