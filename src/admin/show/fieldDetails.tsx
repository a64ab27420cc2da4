import { cloneElement, type ReactElement } from 'react';
import { useFieldValue } from 'react-admin';
import type { FieldKind } from '../../platform/fieldKind.ts';
import { ValueText } from '../../ui/ValueText.tsx';
import { selectFields, type FieldsDefinition, type SourcesIn } from '../field/defineFields.ts';
import type { FieldProps } from '../field/TextField.tsx';

/** The children of a `SimpleShowLayout`, one for each field with `show`. `overrides` replace some of them. */
export const fieldDetails = <F extends FieldsDefinition>(
  fields: F,
  overrides: Partial<Record<SourcesIn<F, 'show'>, ReactElement>> = {},
): ReactElement[] =>
  selectFields(fields, 'show').map(({ source, ...field }) => {
    const override = (overrides as Record<string, ReactElement | undefined>)[source];
    if (override) return cloneElement(override, { key: source });
    const { kind, label, defaultValue } = field;
    return <ValueField key={source} {...{ source, kind, label, defaultValue }} />;
  });

function ValueField({ kind, ...props }: FieldProps & { kind: FieldKind | undefined }) {
  const value: unknown = useFieldValue(props as { source: string });
  return <ValueText kind={kind} value={value} />;
}
