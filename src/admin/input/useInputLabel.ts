import type { ReactNode } from 'react';
import { useOptionalSourceContext, useResourceContext, useTranslate } from 'react-admin';

/** Turns `author.first_name` and `author.firstName` into "First name". */
function humanized(source: string) {
  const words = source
    .split('.')
    .at(-1)!
    .replace(/_id$|Id$/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The label of an input or a field, as in react-admin: the prop, else the text of the field, else the humanized source. It does not use
 * `useTranslateLabel`, which is in the chunk of the lists.
 */
export function useInputLabel(source: string, label: ReactNode): ReactNode {
  const translate = useTranslate();
  const resource = useResourceContext();
  const labels = useOptionalSourceContext();
  if (label === false || label === '') return null;
  if (label !== undefined && typeof label !== 'string') return label;
  return typeof label === 'string'
    ? translate(label, { _: label })
    : translate(labels?.getLabel(source) ?? `resources.${resource}.fields.${source}`, {
        _: humanized(source),
      });
}
