import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { FormDefinition, FormValues } from '../../src/admin/form/defineForm.ts';
import {
  ArrayInput,
  BooleanInput,
  CreatePart,
  DateInput,
  DefaultPropsContext,
  MoneyInput,
  NumberInput,
  PasswordInput,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  type SimpleFormProps,
} from '../../src/admin/index.ts';
import { defaultProps } from '../../src/defaultProps.ts';
import { withKind } from '../../src/platform/fieldKind.ts';
import type { TextKey } from '../../src/ui/useText.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const fields = {
  name: z.string(),
  note: z.optional(z.string()),
  order: z.optional(z.number()),
  price: z.number(),
  active: z.boolean(),
  interval: z.enum(['day', 'month']),
  since: z.optional(z.string()),
  symbol: z.looseObject({ color: z.string(), width: z.optional(z.number()) }),
  paths: z.array(
    z.looseObject({
      path: z
        .string()
        .check(z.refine(text => text === '' || text.startsWith('/'), 'A path begins with a slash')),
      depth: z.optional(z.number()),
    }),
  ),
  token: withKind('secret', z.optional(z.string())),
};
/** A form with every kind of field. */
export const fullForm: FormDefinition<typeof fields> = {
  resource: 'posts',
  fields,
  labelOf: source => `kit.fields.${source.replace(/\.\d+/g, '')}` as TextKey,
};
const texts = {
  'kit.fields.active': 'Active',
  'kit.fields.symbol': 'Symbol',
  'kit.fields.symbol.color': 'Color',
  'kit.fields.symbol.width': 'Width',
  'kit.fields.paths': 'Paths',
  'kit.fields.paths.path': 'Path',
  'kit.fields.paths.depth': 'Depth',
  'kit.fields.token': 'Token',
};
export type FullFormInput = FormValues<typeof fullForm>;

export const fullRecord = {
  name: 'N',
  price: 12.5,
  interval: 'day',
  symbol: { color: 'red', style: 'dotted' },
  paths: [{ path: '/a', kind: 'x' }, { path: '/b' }, { path: '/c' }],
};
const intervals = [
  { id: 'day', name: 'Daily' },
  { id: 'month', name: 'Monthly' },
];

export const FullForm = (props: Partial<SimpleFormProps>) => (
  <SimpleForm fields={fullForm} draft="kit" {...props}>
    <TextInput<FullFormInput> source="name" />
    <TextInput<FullFormInput> source="note" multiline />
    <NumberInput<FullFormInput> source="order" />
    <MoneyInput<FullFormInput> source="price" />
    <BooleanInput<FullFormInput> source="active" />
    <SelectInput<FullFormInput> source="interval" choices={intervals} />
    <DateInput<FullFormInput> source="since" />
    <TextInput<FullFormInput> source="symbol.color" />
    <NumberInput<FullFormInput> source="symbol.width" />
    <ArrayInput<FullFormInput> source="paths">
      <SimpleFormIterator>
        <TextInput<FullFormInput['paths'][number]> source="path" />
        <NumberInput<FullFormInput['paths'][number]> source="depth" />
      </SimpleFormIterator>
    </ArrayInput>
    <PasswordInput<FullFormInput> source="token" />
  </SimpleForm>
);

/** Shows a page with the default properties of the console. */
export const showWithDefaults = (page: ReactNode) =>
  renderAdmin(<DefaultPropsContext value={defaultProps}>{page}</DefaultPropsContext>, {
    dataProvider: postsProvider().provider,
    wrapper: Console,
    texts,
  });
export const pathInputs = () => screen.getAllByLabelText<HTMLInputElement>(/^Path( \*)?$/);

/** Renders the form of a new record with some initial values. */
export const createFullForm = async (
  values: object = {},
  closing: { onClose?: () => void; resetAfterSave?: true } = {},
) => {
  const save = vi.fn<(values: object) => Promise<object>>(async saved => ({ ...saved, id: 7 }));
  showWithDefaults(
    <CreatePart resource="posts" create={save} {...(closing.onClose && { onClose: closing.onClose })}>
      <FullForm defaultValues={values} resetAfterSave={closing.resetAfterSave ?? false} />
    </CreatePart>,
  );
  await screen.findByLabelText(/^Name/);
  return { save, sent: () => save.mock.calls.at(-1)![0] as FullFormInput };
};
