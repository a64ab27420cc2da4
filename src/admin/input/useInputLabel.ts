import type { ReactNode } from 'react';
import { useOptionalSourceContext, useResourceContext, useTranslate } from 'react-admin';

/** Converts `author.first_name` and `author.firstName` to "First name". */
function humanizeSource(source: string) {
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
 * Returns the label of an input or a field, as in react-admin: the prop, else the text of the field, else the humanized source. It does
 * not use `useTranslateLabel`, which would load the chunk of the lists.
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
        _: humanizeSource(source),
      });
}
