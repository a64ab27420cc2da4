import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { en } from '../../i18n/en/index.ts';
import { language } from '../../i18n/language.ts';
import { fill, textOf } from '../../i18n/translate.ts';
import { identityOf } from '../../src/auth/identity.ts';
import { session } from '../../src/auth/session.ts';
import { differences } from '../../src/forms/changes.ts';
import { Differences } from '../../src/forms/Differences.tsx';
import type { FormValues, StatedForm } from '../../src/forms/formOf.ts';
import { ArrayInput } from '../../src/forms/inputs/ArrayInput.tsx';
import { BooleanInput } from '../../src/forms/inputs/BooleanInput.tsx';
import { DateInput } from '../../src/forms/inputs/DateInput.tsx';
import { FieldGroup } from '../../src/forms/inputs/FieldGroup.tsx';
import { FileInput } from '../../src/forms/inputs/FileInput.tsx';
import { MoneyInput } from '../../src/forms/inputs/MoneyInput.tsx';
import { NumberInput } from '../../src/forms/inputs/NumberInput.tsx';
import { PasswordInput } from '../../src/forms/inputs/PasswordInput.tsx';
import { SelectInput } from '../../src/forms/inputs/SelectInput.tsx';
import { TextAreaInput } from '../../src/forms/inputs/TextAreaInput.tsx';
import { TextInput } from '../../src/forms/inputs/TextInput.tsx';
import { RecordForm, type Saved } from '../../src/forms/RecordForm.tsx';
import { filledAll, secret } from '../../src/forms/rules.ts';
import { SaveButtons } from '../../src/forms/SaveButtons.tsx';
import type { User } from '../../src/platform/users.ts';
import { createQueryClient } from '../../src/queryClient.ts';

configure({ asyncUtilTimeout: 8000 });

const fields = {
  name: z.string(),
  note: z.optional(z.string()),
  order: z.optional(z.number()),
  price: z.number(),
  active: z.boolean(),
  interval: z.enum(['day', 'month']),
  since: z.optional(z.string()),
  symbol: z.looseObject({ colour: z.string(), width: z.optional(z.number()) }),
  paths: z.array(
    z.looseObject({
      path: z
        .string()
        .check(z.refine(text => text === '' || text.startsWith('/'), 'A path begins with a slash')),
      depth: z.optional(z.number()),
    }),
  ),
  icon: z.optional(z.file()),
  token: secret(z.optional(z.string())),
};
const form: StatedForm<typeof fields> = {
  resource: 'kit',
  fields,
  labelOf: source => `kit.fields.${source.replace(/\.\d+/g, '')}` as 'resources.tags.empty',
};
type Values = FormValues<typeof form>;

const texts = {
  ...en,
  kit: {
    fields: {
      name: 'Name',
      note: 'Note',
      order: 'Order',
      price: 'Price',
      active: 'Active',
      interval: 'Interval',
      since: 'Since',
      symbol: 'Symbol',
      'symbol.colour': 'Colour',
      'symbol.width': 'Width',
      paths: 'Paths',
      'paths.path': 'Path',
      'paths.depth': 'Depth',
      icon: 'Icon',
      token: 'Token',
    },
  },
};
const i18nProvider = {
  translate: (key: string, values: Record<string, unknown> = {}) =>
    fill(textOf(texts, key) ?? String(values._ ?? key), values),
  changeLocale: async () => {},
  getLocale: () => 'en',
};

const ME = { _id: 'me', firstName: 'Me', lastName: 'Me', email: 'me@map.example' } as User;
const DRAFT = 'draft:me:kit';
const kept = () =>
  localStorage.getItem(DRAFT) ? JSON.parse(localStorage.getItem(DRAFT)!).values : undefined;

const save = vi.fn<(values: Values, changes: object) => Promise<Saved>>();
const sent = () => save.mock.calls[0]![0];

const shown = (children: React.ReactNode) =>
  render(
    <CoreAdminContext i18nProvider={i18nProvider} queryClient={createQueryClient(identityOf(ME))}>
      {children}
    </CoreAdminContext>,
  );
const open = (values: object = {}, closing: { done?(): void; again?: boolean } = {}) => {
  shown(
    <RecordForm
      form={form}
      values={values as Values}
      name="kit"
      label="Kit"
      save={save}
      done={closing.done}
      again={closing.again}
    >
      <TextInput<Values> source="name" />
      <TextAreaInput<Values> source="note" />
      <NumberInput<Values> source="order" />
      <MoneyInput<Values> source="price" />
      <BooleanInput<Values> source="active" />
      <SelectInput<Values>
        source="interval"
        choices={[
          { id: 'day', name: 'Daily' },
          { id: 'month', name: 'Monthly' },
        ]}
      />
      <DateInput<Values> source="since" />
      <FieldGroup<Values> source="symbol">
        <TextInput<Values> source="symbol.colour" />
        <NumberInput<Values> source="symbol.width" />
      </FieldGroup>
      <ArrayInput<Values> source="paths">
        <TextInput<Values['paths'][number]> source="path" />
        <NumberInput<Values['paths'][number]> source="depth" />
      </ArrayInput>
      <FileInput<Values> source="icon" />
      <PasswordInput<Values> source="token" />
      <SaveButtons />
    </RecordForm>,
  );
  const person = userEvent.setup();
  return {
    person,
    press: (name: string) => person.click(screen.getByRole('button', { name })),
    type: async (label: string | RegExp, text: string) => {
      await person.clear(screen.getByLabelText(label));
      if (text) await person.type(screen.getByLabelText(label), text);
    },
  };
};
const whole = {
  name: 'N',
  price: 12.5,
  interval: 'day',
  symbol: { colour: 'red', style: 'dotted' },
  paths: [{ path: '/a', kind: 'x' }, { path: '/b' }, { path: '/c' }],
};
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;
const paths = () => screen.getAllByLabelText<HTMLInputElement>(/^Path( \*)?$/);

beforeEach(() => {
  localStorage.clear();
  session.begin('token');
  save.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  cleanup();
  session.end('expired');
});

describe('a form of every kind of field', () => {
  it('has labels by its names, and marks what its schema requires', () => {
    open();
    const required = [...document.querySelectorAll('label')]
      .filter(label => label.querySelector('.required'))
      .map(label => label.firstChild!.textContent);
    expect(required).toEqual(['Name', 'Price', 'Interval', 'Colour']);
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-required')).toBe('true');
    screen.getByRole('group', { name: 'Symbol' });
    screen.getByRole('group', { name: 'Paths' });
  });

  it('sends every field as its type: what is empty is empty, and what no input knows stays', async () => {
    const page = open(whole);
    await page.type(/^Name/, '');
    await page.type(/^Name/, 'New');
    await page.type('Note', 'two{enter}lines');
    await page.type('Order', '1,200.5');
    await page.type(/^Price/, '19.9');
    await page.person.tab();
    expect(valueOf(/^Price/)).toBe('19.90');
    await page.person.click(screen.getByLabelText('Active'));
    await page.person.selectOptions(screen.getByLabelText(/^Interval/), 'Monthly');
    await page.type('Since', '2/28/2026');
    await page.type('Width', '2');
    await page.type('Width', '');
    const icon = new File(['<svg/>'], 'icon.svg');
    await page.person.upload(screen.getByLabelText('Icon'), icon);
    await page.press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({
      ...whole,
      name: 'New',
      note: 'two\nlines',
      order: 1200.5,
      price: 19.9,
      active: true,
      interval: 'month',
      since: '2026-02-28',
      symbol: { colour: 'red', style: 'dotted', width: null },
      paths: whole.paths.map(path => ({ depth: null, ...path })),
      icon,
      token: '',
    });
    expect(Object.keys(save.mock.calls[0]![1])).toEqual([
      'name',
      'note',
      'order',
      'price',
      'active',
      'interval',
      'since',
      'icon',
    ]);
  }, 60_000);

  it('says at each field what the schema refuses, also within a list, and sends nothing', async () => {
    const page = open({ ...whole, price: null, symbol: {} });
    await page.person.clear(paths()[0]!);
    await page.person.clear(paths()[1]!);
    await page.person.type(paths()[1]!, 'b');
    await page.press('Save');
    await waitFor(() => expect(errorOf(paths()[1]!)).toBe('A path begins with a slash'));
    expect(errorOf(paths()[0]!)).toBe('This is required');
    expect(errorOf(paths()[2]!)).toBeUndefined();
    expect(errorOf(screen.getByLabelText(/^Price/))).toBe('This is required');
    expect(errorOf(screen.getByLabelText(/^Colour/))).toBe('This is required');
    expect(paths()[1]!.getAttribute('aria-describedby')).toBe(`${paths()[1]!.id}-error`);
    await page.person.type(paths()[1]!, '{Home}/');
    await waitFor(() => expect(errorOf(paths()[1]!)).toBeUndefined());
    expect(save).not.toHaveBeenCalled();
  }, 60_000);

  it('leaves digits beyond the cents of a price to be seen, where a schema may refuse them', async () => {
    const page = open(whole);
    await page.type(/^Price/, '12.345');
    await page.press('Save');
    await waitFor(() => expect(sent().price).toBe(12.345));
    expect(valueOf(/^Price/)).toBe('12.345');
  }, 60_000);

  it('puts what the platform refuses at its field by its dotted name, and the keyboard there', async () => {
    save.mockResolvedValueOnce({ 'paths.2.path': 'Taken', paths: 'Too many', active: 'Not now' });
    const page = open(whole);
    await page.press('Save');
    await waitFor(() => expect(errorOf(paths()[2]!)).toBe('Taken'));
    expect(document.activeElement).toBe(paths()[2]);
    within(screen.getByRole('group', { name: 'Paths' })).getByText('Too many');
    expect(errorOf(screen.getByLabelText('Active'))).toBe('Not now');
  }, 60_000);

  it('reads and writes numbers in Spanish as in the United States', async () => {
    language.choose('es');
    onTestFinished(() => language.choose('en'));
    const page = open(whole);
    expect(valueOf(/^Price/)).toBe('12.50');
    await page.type(/^Price/, '1,500');
    await page.type('Order', '2.5');
    await page.press('Save');
    await waitFor(() => expect(sent()).toMatchObject({ price: 1500, order: 2.5 }));
    expect(valueOf(/^Price/)).toBe('1500.00');
  }, 60_000);

  it('does not send a number that is none, nor half a date', async () => {
    const page = open(whole);
    await page.type('Order', '12x');
    await page.type('Since', '02/30/2026');
    await page.press('Save');
    await waitFor(() => expect(errorOf(screen.getByLabelText('Order'))).toBe('Enter a number'));
    expect(errorOf(screen.getByLabelText('Since'))).toBe('Enter a date as MM/DD/YYYY');
    expect(save).not.toHaveBeenCalled();
    await page.type('Order', '');
    await page.type('Since', '');
    await page.press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent()).toMatchObject({ order: null, since: '' });
  }, 60_000);
});

describe('an ordered list', () => {
  it('moves an entry by the keyboard, stays with it, and speaks its place', async () => {
    const page = open(whole);
    screen.getByRole('button', { name: 'Move down: Paths 1 of 3' }).focus();
    await page.person.keyboard('{Enter}');
    await waitFor(() => expect(paths().map(({ value }) => value)).toEqual(['/b', '/a', '/c']));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Paths 2 of 3' })),
    );
    screen.getByText('Paths: now 2 of 3');
    await page.person.keyboard('{Enter}');
    await waitFor(() => expect(paths().map(({ value }) => value)).toEqual(['/b', '/c', '/a']));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move down: Paths 3 of 3' }).disabled).toBe(
      true,
    );
    await page.press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent().paths).toEqual([
      { path: '/b', depth: null },
      { path: '/c', depth: null },
      { path: '/a', kind: 'x', depth: null },
    ]);
  }, 60_000);

  it('takes a new entry and gives one up, and its errors go with it', async () => {
    const page = open(whole);
    await page.press('Add: Paths');
    await waitFor(() => expect(document.activeElement).toBe(paths()[3]));
    await page.press('Save');
    await waitFor(() => expect(errorOf(paths()[3]!)).toBe('This is required'));
    await page.press('Remove: Paths 4 of 4');
    await page.press('Remove: Paths 1 of 3');
    await waitFor(() => expect(paths()).toHaveLength(2));
    await page.press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(sent().paths).toEqual([
      { path: '/b', depth: null },
      { path: '/c', depth: null },
    ]);
  }, 60_000);
});

describe('what is typed while saving is on its way', () => {
  /** Types a name, presses Save, and goes on typing before the answer. */
  const typedOn = async (form: { values?: object; done?(): void; again?: boolean }) => {
    let answer!: (saved: Saved) => void;
    save.mockReturnValueOnce(new Promise(resolve => (answer = resolve)));
    const page = open({ ...whole, ...form.values }, form);
    await page.type(/^Name/, 'First');
    await page.press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await page.person.type(screen.getByLabelText(/^Name/), ' and more');
    await act(async () => answer(true));
    return page;
  };
  const closed = vi.fn<() => void>();
  beforeEach(() => closed.mockReset());

  it('stays in a form that stays, and is what the next Save changes', async () => {
    const page = await typedOn({});
    expect(valueOf(/^Name/)).toBe('First and more');
    await page.press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]!.slice(1)).toEqual([
      { name: 'First and more' },
      expect.objectContaining({ name: 'First' }),
    ]);
  });

  it('keeps the form of a record open until it is saved, too', async () => {
    const page = await typedOn({ values: { _id: 'r1' }, done: closed });
    expect(closed).not.toHaveBeenCalled();
    await page.press('Save');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(kept()).toBeUndefined();
  });

  it('is a draft where what was made has closed the form', async () => {
    await typedOn({ done: closed });
    expect(closed).toHaveBeenCalledTimes(1);
    cleanup();
    expect(kept()).toEqual({ name: 'First and more' });
  });

  it('stands in the form that begins anew for the next one', async () => {
    await typedOn({ values: { note: 'of the first' }, again: true });
    expect(valueOf(/^Name/)).toBe('First and more');
    await waitFor(() => expect(kept()).toEqual({ name: 'First and more' }));
  });
});

describe('what is kept of it on the device', () => {
  it('is what was typed, deep within too, but no secret and no file', async () => {
    const page = open(whole);
    await page.type('Token', 'Secret123');
    await page.person.upload(screen.getByLabelText('Icon'), new File(['x'], 'icon.svg'));
    await page.type(/^Colour/, 'blue');
    await page.press('Remove: Paths 1 of 3');
    await waitFor(() => expect(kept()?.paths).toHaveLength(2));
    expect(kept()).toEqual({
      symbol: { colour: 'blue', style: 'dotted', width: null },
      paths: [
        { path: '/b', depth: null },
        { path: '/c', depth: null },
      ],
    });
    expect(JSON.stringify({ ...localStorage })).not.toContain('Secret123');
    cleanup();
    const again = open(whole);
    expect(paths()).toHaveLength(3);
    await again.press('Restore');
    await waitFor(() => expect(paths().map(({ value }) => value)).toEqual(['/b', '/c']));
    expect(valueOf(/^Colour/)).toBe('blue');
  }, 60_000);

  it('is nothing once it is taken back', async () => {
    const page = open(whole);
    await page.type('Note', 'x');
    await waitFor(() => expect(kept()).toEqual({ note: 'x' }));
    await page.type('Note', '');
    await waitFor(() => expect(kept()).toBeUndefined());
  });

  it('is kept where a later visit has changed nothing', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ time: 1, values: { note: 'x' } }));
    const page = open(whole);
    await page.type('Token', 'Secret123');
    await page.type('Token', '');
    cleanup();
    expect(kept()).toEqual({ note: 'x' });
  });

  it('is not restored where it no longer has the shape of its field', async () => {
    localStorage.setItem(
      DRAFT,
      JSON.stringify({ time: 1, values: { paths: 'none', name: 'Kept', gone: 1 } }),
    );
    const page = open(whole);
    await page.press('Restore');
    await waitFor(() => expect(valueOf(/^Name/)).toBe('Kept'));
    expect(paths()).toHaveLength(3);
  });
});

it('What differs in a list or an object is shown as lines, with the labels of its fields.', () => {
  const opened = filledAll(fields, whole);
  const now = {
    ...opened,
    symbol: { colour: 'blue', width: 3 },
    paths: [{ path: '/z', depth: 1 }, { path: '/y' }],
    active: true,
  };
  const rows = differences(fields, opened, now, { symbol: { colour: 'green' }, paths: [], active: false });
  shown(<Differences form={form} rows={rows} />);
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent));
  expect(cells).toEqual([
    ['Active', 'Yes', 'No'],
    ['Symbol', 'Colour: blueWidth: 3', 'Colour: green'],
    ['Paths', 'Path: /zDepth: 1Path: /yDepth: –', '–'],
  ]);
  expect(within(screen.getAllByRole('row')[3]!).getAllByRole('listitem')).toHaveLength(2);
});
