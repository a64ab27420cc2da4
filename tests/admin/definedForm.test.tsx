import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maxLength, required } from 'react-admin';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { language } from '../../i18n/language.ts';
import {
  ArrayInput,
  CreatePart,
  EditPart,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from '../../src/admin/index.ts';
import { CallError } from '../../src/platform/errors.ts';
import {
  createFullForm as create,
  fullForm as form,
  FullForm,
  fullRecord,
  pathInputs as paths,
  showWithDefaults as show,
  type FullFormInput as FormInput,
} from './FullForm.tsx';

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const input = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (field: HTMLElement | RegExp | string, value: string) =>
  fireEvent.change(field instanceof HTMLElement ? field : input(field), { target: { value } });
const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;
const textsOf = (inputs: HTMLInputElement[]) => inputs.map(({ value }) => value);

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
