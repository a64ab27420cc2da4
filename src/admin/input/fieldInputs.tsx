import type { ReactNode } from 'react';
import {
  formFields,
  type FieldDefinition,
  type FieldsDefinition,
  type SourcesIn,
} from '../field/defineFields.ts';
import { BooleanInput } from './BooleanInput.tsx';
import { DateInput } from './DateInput.tsx';
import { MoneyInput, NumberInput } from './NumberInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';

const textTypes: Record<string, string> = { email: 'email', phone: 'tel' };

function renderInput({ source, kind = 'text' }: FieldDefinition) {
  switch (kind) {
    case 'boolean':
      return <BooleanInput key={source} source={source} />;
    case 'number':
    case 'duration':
      return <NumberInput key={source} source={source} />;
    case 'money':
      return <MoneyInput key={source} source={source} />;
    case 'epochSeconds':
      return <DateInput key={source} source={source} />;
    case 'secret':
      return <PasswordInput key={source} source={source} />;
    default:
      return <TextInput key={source} source={source} type={textTypes[kind]} autoComplete="off" />;
  }
}

/** Returns the inputs of a form by source, one for each of its fields. `overrides` replace some of them. */
export const fieldInputs = <F extends FieldsDefinition>(
  fields: F,
  form: 'create' | 'edit',
  overrides: Partial<Record<SourcesIn<F, 'input'>, ReactNode>> = {},
): Record<string, ReactNode> =>
  Object.fromEntries(
    formFields(fields, form).map(field => [
      field.source,
      (overrides as Record<string, ReactNode>)[field.source] ?? renderInput(field),
    ]),
  );
