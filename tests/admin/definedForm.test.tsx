import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxLength, required } from 'react-admin';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { language } from '../../i18n/language.ts';
import type { FormDefinition, FormValues } from '../../src/admin/form/defineForm.ts';
import {
  ArrayInput,
  BooleanInput,
  CreatePart,
  DateInput,
  DefaultPropsContext,
  EditPart,
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
import { CallError } from '../../src/platform/errors.ts';
import { withKind } from '../../src/platform/fieldKind.ts';
import type { TextKey } from '../../src/ui/useText.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin, unmountAdmin } from './renderAdmin.tsx';

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
const form: FormDefinition<typeof fields> = {
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
type FormInput = FormValues<typeof form>;

const fullRecord = {
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

const FullForm = (props: Partial<SimpleFormProps>) => (
  <SimpleForm fields={form} draft="kit" {...props}>
    <TextInput<FormInput> source="name" />
    <TextInput<FormInput> source="note" multiline />
    <NumberInput<FormInput> source="order" />
    <MoneyInput<FormInput> source="price" />
    <BooleanInput<FormInput> source="active" />
    <SelectInput<FormInput> source="interval" choices={intervals} />
    <DateInput<FormInput> source="since" />
    <TextInput<FormInput> source="symbol.color" />
    <NumberInput<FormInput> source="symbol.width" />
    <ArrayInput<FormInput> source="paths">
      <SimpleFormIterator>
        <TextInput<FormInput['paths'][number]> source="path" />
        <NumberInput<FormInput['paths'][number]> source="depth" />
      </SimpleFormIterator>
    </ArrayInput>
    <PasswordInput<FormInput> source="token" />
  </SimpleForm>
);

const show = (page: React.ReactNode) =>
  renderAdmin(<DefaultPropsContext value={defaultProps}>{page}</DefaultPropsContext>, {
    dataProvider: postsProvider().provider,
    wrapper: Console,
    texts,
  });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const input = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (field: HTMLElement | RegExp | string, value: string) =>
  fireEvent.change(field instanceof HTMLElement ? field : input(field), { target: { value } });
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;
const paths = () => screen.getAllByLabelText<HTMLInputElement>(/^Path( \*)?$/);
const textsOf = (inputs: HTMLInputElement[]) => inputs.map(({ value }) => value);

/** Renders the form of a new record with some initial values. */
const create = async (values: object = {}, closing: { onClose?: () => void; resetAfterSave?: true } = {}) => {
  const save = vi.fn<(values: object) => Promise<object>>(async saved => ({ ...saved, id: 7 }));
  show(
    <CreatePart resource="posts" create={save} {...(closing.onClose && { onClose: closing.onClose })}>
      <FullForm defaultValues={values} resetAfterSave={closing.resetAfterSave ?? false} />
    </CreatePart>,
  );
  await screen.findByLabelText(/^Name/);
  return { save, sent: () => save.mock.calls.at(-1)![0] as FormInput };
};

const DRAFT_OF = 'draft:5f3c2a100000000000000001:kit:new';
const draft = (): unknown =>
  localStorage.getItem(DRAFT_OF)
    ? (JSON.parse(localStorage.getItem(DRAFT_OF)!) as { values: unknown }).values
    : undefined;

describe('a form with every kind of field', () => {
  it('a form has labels by its field names and marks required fields', async () => {
    await create();
    const required = [...document.querySelectorAll('label')]
      .filter(label => label.querySelector('.required'))
      .map(label => label.firstChild!.textContent);
    expect(required).toEqual(['Name', 'Price', 'Interval', 'Color']);
    expect(input(/^Name/).getAttribute('aria-required')).toBe('true');
    screen.getByRole('group', { name: 'Paths' });
  });

  it('a form saves every field as its type, empty fields as empty, and keeps values without an input', async () => {
    const { save, sent } = await create(fullRecord);
    type(/^Name/, 'New');
    type('Note', 'two\nlines');
    type('Order', '1,200.5');
    type(/^Price/, '19.9');
    fireEvent.blur(input(/^Price/));
    expect(input(/^Price/).value).toBe('19.90');
    fireEvent.click(input('Active'));
    type(/^Interval/, 'month');
    type('Since', '2/28/2026');
    type('Width', '2');
    type('Width', '');
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({
      ...fullRecord,
      name: 'New',
      note: 'two\nlines',
      order: 1200.5,
      price: 19.9,
      active: true,
      interval: 'month',
      since: '2026-02-28',
      symbol: { color: 'red', style: 'dotted', width: null },
      paths: fullRecord.paths.map(path => ({ depth: null, ...path })),
      token: '',
    });
  });

  it('a form shows broken rules at each field, also in an array, and saves nothing', async () => {
    const { save } = await create({ ...fullRecord, price: null, symbol: {} });
    type(paths()[0]!, '');
    type(paths()[1]!, 'b');
    press('Save');
    await waitFor(() => expect(errorOf(paths()[1]!)).toBe('A path begins with a slash'));
    expect(errorOf(paths()[0]!)).toBe('Required');
    expect(errorOf(paths()[2]!)).toBeUndefined();
    expect(errorOf(input(/^Price/))).toBe('Required');
    expect(errorOf(input(/^Color/))).toBe('Required');
    expect(paths()[1]!.getAttribute('aria-describedby')).toBe(`${paths()[1]!.id}-error`);
    type(paths()[1]!, '/b');
    await waitFor(() => expect(errorOf(paths()[1]!)).toBeUndefined());
    expect(save).not.toHaveBeenCalled();
  });

  it('a form shows errors of its inputs’ validators beside its rules, and saves nothing', async () => {
    const save = vi.fn<(values: object) => Promise<object>>(async saved => ({ ...saved, id: 7 }));
    const atMostTwo = (items?: unknown[]) => (items && items.length > 2 ? 'At most two' : undefined);
    show(
      <CreatePart resource="posts" create={save}>
        <SimpleForm fields={form} defaultValues={{ ...fullRecord, name: 'Too long' }}>
          <TextInput<FormInput> source="name" validate={[required('Name it'), maxLength(5)]} />
          <TextInput<FormInput> source="note" validate={required()} disabled />
          <ArrayInput<FormInput> source="paths" validate={atMostTwo}>
            <SimpleFormIterator>
              <TextInput<FormInput['paths'][number]> source="path" validate={maxLength(3, 'Too deep')} />
            </SimpleFormIterator>
          </ArrayInput>
        </SimpleForm>
      </CreatePart>,
    );
    await screen.findByLabelText(/^Name/);
    type(paths()[0]!, '/long');
    type(paths()[1]!, 'b');
    press('Save');
    await waitFor(() => expect(errorOf(input(/^Name/))).toBe('Must be 5 characters or less'));
    expect(errorOf(paths()[0]!)).toBe('Too deep');
    expect(errorOf(paths()[1]!)).toBe('A path begins with a slash');
    screen.getByText('At most two');
    type(/^Name/, '');
    await waitFor(() => expect(errorOf(input(/^Name/))).toBe('Name it'));
    expect(save).not.toHaveBeenCalled();
    type(/^Name/, 'Short');
    type(paths()[0]!, '/a');
    type(paths()[1]!, '/b');
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!);
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it('a price keeps its digits beyond the cents, because a rule may refuse them', async () => {
    const { save, sent } = await create(fullRecord);
    type(/^Price/, '12.345');
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent().price).toBe(12.345);
    expect(input(/^Price/).value).toBe('12.345');
  });

  it('a form shows a platform error at the field of its dotted source and focuses the first', async () => {
    const { save } = await create(fullRecord);
    const errors = { 'paths.2.path': 'Taken', paths: 'Too many', active: 'Not now' };
    save.mockRejectedValueOnce(new CallError('rejected', 400, '', { errors }));
    press('Save');
    await waitFor(() => expect(errorOf(paths()[2]!)).toBe('Taken'));
    expect(document.activeElement).toBe(paths()[2]);
    within(screen.getByRole('group', { name: 'Paths' })).getByText('Too many');
    expect(errorOf(input('Active'))).toBe('Not now');
  });

  it('a form in Spanish reads and writes numbers with the separators of the United States', async () => {
    language.set('es');
    onTestFinished(() => language.set('en'));
    const { save, sent } = await create(fullRecord);
    expect(input(/^Price/).value).toBe('12.50');
    type(/^Price/, '1,500');
    fireEvent.blur(input(/^Price/));
    type('Order', '2.5');
    fireEvent.submit(input('Order').form!);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent()).toMatchObject({ price: 1500, order: 2.5 });
    expect(input(/^Price/).value).toBe('1500.00');
  });

  it('a form does not save an invalid number or date', async () => {
    const { save, sent } = await create(fullRecord);
    type('Order', '12x');
    type('Since', '02/30/2026');
    press('Save');
    await waitFor(() => expect(errorOf(input('Order'))).toBe('Enter a number'));
    expect(errorOf(input('Since'))).toBe('Enter a date as MM/DD/YYYY');
    expect(save).not.toHaveBeenCalled();
    type('Order', '');
    type('Since', '');
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent()).toMatchObject({ order: null, since: '' });
  });

  it.each<[unknown]>([[{}], [[]], [{ toString: 1 }], [[{ toString: 1 }]]])(
    'a form opens a record whose values are %j and saves them unchanged',
    async value => {
      const record = { ...fullRecord, id: 2, order: value, price: value, active: value, since: value };
      const write = vi.fn<(record: object) => Promise<object>>(async () => ({}));
      show(
        <EditPart
          resource="posts"
          record={record}
          read={async () => structuredClone(record)}
          write={write as never}
        >
          <FullForm />
        </EditPart>,
      );
      await waitFor(() => expect(input(/^Name/).value).toBe('N'));
      expect([input('Order').value, input(/^Price/).value, input('Since').value]).toEqual(['', '', '']);
      type(/^Name/, 'New');
      press('Save');
      await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
      expect(write.mock.calls[0]![0]).toEqual({ ...record, name: 'New' });
    },
  );
});

describe('arrays in a form', () => {
  it('an array item that is moved by keyboard keeps the focus and announces its position', async () => {
    const person = userEvent.setup();
    const { save, sent } = await create(fullRecord);
    screen.getByRole('button', { name: 'Move down: Paths 1 of 3' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(textsOf(paths())).toEqual(['/b', '/a', '/c']));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Paths 2 of 3' })),
    );
    screen.getByText('Paths: now 2 of 3');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(textsOf(paths())).toEqual(['/b', '/c', '/a']));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move down: Paths 3 of 3' }).disabled).toBe(
      true,
    );
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent().paths).toEqual([
      { path: '/b', depth: null },
      { path: '/c', depth: null },
      { path: '/a', kind: 'x', depth: null },
    ]);
  });

  it('an array item that is removed takes its errors with it', async () => {
    const { save, sent } = await create(fullRecord);
    press('Add: Paths');
    await waitFor(() => expect(document.activeElement).toBe(paths()[3]));
    press('Save');
    await waitFor(() => expect(errorOf(paths()[3]!)).toBe('Required'));
    press('Remove: Paths 4 of 4');
    press('Remove: Paths 1 of 3');
    await waitFor(() => expect(paths()).toHaveLength(2));
    press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent().paths).toEqual([
      { path: '/b', depth: null },
      { path: '/c', depth: null },
    ]);
  });
});

describe('input typed during a save', () => {
  /** Types a name, presses Save, and continues typing before the reply. */
  const typeDuringSave = async (values: object, closing: Parameters<typeof create>[1]) => {
    let reply!: (saved: object) => void;
    const page = await create({ ...fullRecord, ...values }, closing);
    page.save.mockReturnValueOnce(new Promise(resolve => (reply = resolve)));
    type(/^Name/, 'First');
    press('Save');
    await waitFor(() => expect(page.save).toHaveBeenCalledTimes(1));
    type(/^Name/, 'First and more');
    await act(async () => reply({ id: 7 }));
    return page;
  };

  it('input typed during a save becomes a draft if the form of a new record closes', async () => {
    const closeForm = vi.fn<() => void>();
    await typeDuringSave({}, { onClose: closeForm });
    await waitFor(() => expect(closeForm).toHaveBeenCalledTimes(1));
    unmountAdmin();
    expect(draft()).toEqual({ name: 'First and more' });
  });

  it('input typed during a save stays in a form that is reset for the next record', async () => {
    await typeDuringSave({ note: 'of the first' }, { resetAfterSave: true });
    await waitFor(() => expect(input(/^Name/).value).toBe('First and more'));
    await waitFor(() => expect(draft()).toEqual({ name: 'First and more' }));
  });
});

describe('drafts of a form', () => {
  it('a draft contains nested fields but no secret, and can be restored', async () => {
    await create(fullRecord);
    type('Token', 'Secret123');
    type(/^Color/, 'blue');
    press('Remove: Paths 1 of 3');
    const kept = {
      symbol: { color: 'blue', style: 'dotted', width: null },
      paths: [
        { path: '/b', depth: null },
        { path: '/c', depth: null },
      ],
    };
    await waitFor(() => expect(draft()).toEqual(kept));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Secret123');
    unmountAdmin();
    await create(fullRecord);
    expect(paths()).toHaveLength(3);
    press('Restore');
    await waitFor(() => expect(textsOf(paths())).toEqual(['/b', '/c']));
    expect(input(/^Color/).value).toBe('blue');
  });

  it('a draft is dropped once the input is reverted', async () => {
    await create(fullRecord);
    type('Note', 'x');
    await waitFor(() => expect(draft()).toEqual({ note: 'x' }));
    type('Note', '');
    await waitFor(() => expect(draft()).toBeUndefined());
  });

  it('a draft is kept if a later visit changes nothing', async () => {
    localStorage.setItem(DRAFT_OF, JSON.stringify({ time: 1, values: { note: 'x' } }));
    await create(fullRecord);
    type('Token', 'Secret123');
    type('Token', '');
    unmountAdmin();
    expect(draft()).toEqual({ note: 'x' });
  });

  it('a draft does not restore a value that no longer has the shape of its field', async () => {
    const values = { paths: 'none', name: 'Kept', gone: 1 };
    localStorage.setItem(DRAFT_OF, JSON.stringify({ time: 1, values }));
    await create(fullRecord);
    press('Restore');
    await waitFor(() => expect(input(/^Name/).value).toBe('Kept'));
    expect(paths()).toHaveLength(3);
  });
});

describe('the question about an overwrite', () => {
  it('the question about an overwrite lists arrays and objects by their labels, and hides secrets', async () => {
    const record = { ...fullRecord, id: 2 };
    const theirs = {
      ...record,
      active: true,
      symbol: { color: 'blue', width: 3 },
      paths: [{ path: '/z', depth: 1 }, { path: '/y' }],
      token: 'Theirs',
    };
    show(
      <EditPart
        resource="posts"
        record={{ ...record, token: 'Before' }}
        read={async () => structuredClone(theirs)}
        write={vi.fn<() => Promise<never>>()}
      >
        <FullForm />
      </EditPart>,
    );
    await waitFor(() => expect(paths()).toHaveLength(3));
    type(/^Color/, 'green');
    type('Token', 'Secret123');
    for (const count of [3, 2, 1]) press(`Remove: Paths 1 of ${count}`);
    press('Save');
    const rows = within(await screen.findByRole('alertdialog'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      ['Symbol', 'Color: blueWidth: 3', 'Color: greenstyle: dottedWidth: –'],
      ['Paths', 'Path: /zDepth: 1Path: /yDepth: –', '–'],
      ['Token', '••••••••', '••••••••'],
    ]);
    expect(within(rows[1]!).getAllByRole('listitem')).toHaveLength(2);
  });
});
