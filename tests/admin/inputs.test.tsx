import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { maxValue, required, type DataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FormDefinition } from '../../src/admin/form/defineForm.ts';
import {
  BooleanInput,
  Create,
  DateInput,
  NumberInput,
  PasswordInput,
  RadioButtonGroupInput,
  SelectInput,
  SimpleForm,
} from '../../src/admin/index.ts';
import { withKind } from '../../src/platform/fieldKind.ts';
import type { TextKey } from '../../src/ui/useText.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const input = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp | string, value: string) => fireEvent.change(input(label), { target: { value } });
const errorOf = (label: RegExp | string) =>
  document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent;

const create = async (form: ReactNode, override: Partial<DataProvider> = {}) => {
  const { provider, requests } = postsProvider(override);
  renderAdmin(<h1>All posts</h1>, {
    dataProvider: provider,
    at: '/posts/create',
    pages: { '/posts/create': <Create resource="posts">{form}</Create> },
    wrapper: Console,
  });
  await screen.findByRole('heading', { level: 1 });
  return { saved: () => requests('create').at(-1)?.data };
};
const created = async (inputs: ReactNode, fill: () => void) => {
  const { saved } = await create(<SimpleForm>{inputs}</SimpleForm>);
  fill();
  press('Save');
  await waitFor(() => expect(saved()).toBeDefined());
  return saved();
};

describe('PasswordInput', () => {
  const stated = (password: z.ZodMiniString): FormDefinition => ({
    resource: 'posts',
    fields: { password },
    labelOf: source => `resources.posts.fields.${source}` as TextKey,
  });

  it('PasswordInput hides its text until the button is pressed, or shows it with `initiallyVisible`', async () => {
    await create(
      <SimpleForm>
        <PasswordInput source="password" />
        <PasswordInput source="key" initiallyVisible />
      </SimpleForm>,
    );
    expect([input('Password').type, input('Key').type]).toEqual(['password', 'text']);
    press('Show password');
    expect(input('Password').type).toBe('text');
  });

  it('PasswordInput saves its text', async () => {
    const fill = () => type('Password', 'Secret1');
    expect(await created(<PasswordInput source="password" />, fill)).toEqual({ password: 'Secret1' });
  });

  const renderStated = (rule: z.ZodMiniString) =>
    renderAdmin(
      <SimpleForm fields={stated(rule)} toolbar={false}>
        <PasswordInput source="password" />
      </SimpleForm>,
      { dataProvider: postsProvider().provider, wrapper: Console },
    );

  it('PasswordInput accepts a secret field of a form with `fields`', async () => {
    renderStated(withKind('secret', z.string()));
    expect((await screen.findByLabelText(/^Password/)).getAttribute('aria-required')).toBe('true');
  });

  it('PasswordInput refuses a field that is not a secret', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderStated(z.string());
    expect(await screen.findByText('password is not marked as a secret')).toBeTruthy();
  });
});

describe('BooleanInput', () => {
  it('BooleanInput is false as a default and saves the chosen value', async () => {
    const inputs = (
      <>
        <BooleanInput source="is_published" />
        <BooleanInput source="commentable" defaultValue label="Comments" />
        <BooleanInput source="featured" />
      </>
    );
    const fill = () => {
      expect([input('Is published').checked, input('Comments').checked]).toEqual([false, true]);
      fireEvent.click(input('Is published'));
    };
    expect(await created(inputs, fill)).toEqual({ is_published: true, commentable: true, featured: false });
  });

  it('BooleanInput parses and formats its value, and calls `onChange` with the event', async () => {
    const heard: boolean[] = [];
    const inputs = (
      <BooleanInput
        source="state"
        format={(value: unknown) => value === 'on'}
        parse={(checked: boolean) => (checked ? 'on' : 'off')}
        onChange={(event: { target: HTMLInputElement }) => heard.push(event.target.checked)}
      />
    );
    expect(await created(inputs, () => fireEvent.click(input('State')))).toEqual({ state: 'on' });
    expect(heard).toEqual([true]);
  });
});

describe('NumberInput', () => {
  it('NumberInput saves numbers, and null when emptied', async () => {
    const inputs = (
      <>
        <NumberInput source="views" />
        <NumberInput source="average_note" defaultValue={4.5} />
      </>
    );
    const fill = () => {
      expect(input('Average note').value).toBe('4.5');
      type('Views', '1200');
      type('Average note', '');
    };
    expect(await created(inputs, fill)).toEqual({ views: 1200, average_note: null });
  });

  it('NumberInput validates its number', async () => {
    const { saved } = await create(
      <SimpleForm>
        <NumberInput source="views" validate={maxValue(10)} />
      </SimpleForm>,
    );
    type('Views', '11');
    press('Save');
    await waitFor(() => expect(errorOf('Views')).toBe('Must be 10 or less'));
    type('Views', '9');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
    );
    press('Save');
    await waitFor(() => expect(saved()).toEqual({ views: 9 }));
  });
});

describe('DateInput', () => {
  it('DateInput saves a day, and shows the day of a date', async () => {
    const inputs = (
      <>
        <DateInput source="published_at" />
        <DateInput source="backlinked_at" defaultValue={new Date(2026, 0, 9)} />
      </>
    );
    const fill = () => {
      expect(input('Backlinked at').value).toBe('01/09/2026');
      type('Published at', '11/30/2026');
    };
    expect(await created(inputs, fill)).toMatchObject({ published_at: '2026-11-30' });
  });
});

describe('SelectInput', () => {
  const choices = [
    { id: 1, name: 'Technology' },
    { id: 2, name: 'Lifestyle', disabled: true },
  ];
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

  it('SelectInput offers its choices and an empty one, and saves values with their type', async () => {
    const inputs = (
      <>
        <SelectInput source="category" choices={choices} />
        <SelectInput source="state" choices={choices} emptyText="None of them" emptyValue={0} />
      </>
    );
    const fill = () => {
      expect(options('Category')).toEqual(['', 'Technology', 'Lifestyle']);
      expect(screen.getByRole<HTMLOptionElement>('option', { name: 'None of them' }).value).toBe('0');
      type('Category', '1');
      type('State', '1');
      type('State', '0');
    };
    expect(await created(inputs, fill)).toEqual({ category: 1, state: 0 });
  });

  it('SelectInput uses `optionText`, `optionValue` and `disableValue`', async () => {
    const people = [
      { _id: 'leo', first: 'Leo', last: 'Tolstoi' },
      { _id: 'jane', first: 'Jane', last: 'Austen', gone: true },
    ];
    const inputs = (
      <SelectInput
        source="author"
        choices={people}
        optionValue="_id"
        optionText={person => `${(person as { first: string }).first} T.`}
        disableValue="gone"
        validate={required()}
      />
    );
    const fill = () => {
      expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Jane T.' }).disabled).toBe(true);
      type(/^Author/, 'leo');
    };
    expect(await created(inputs, fill)).toEqual({ author: 'leo' });
  });

  it('SelectInput translates its texts unless `translateChoice` is false', async () => {
    const translated = [{ id: 'save', name: 'ra.action.save' }];
    await create(
      <SimpleForm toolbar={false}>
        <SelectInput source="first" choices={translated} />
        <SelectInput source="second" choices={translated} translateChoice={false} />
      </SimpleForm>,
    );
    expect([options('First').at(-1), options('Second').at(-1)]).toEqual(['Save', 'ra.action.save']);
  });
});

describe('RadioButtonGroupInput', () => {
  it('RadioButtonGroupInput saves the value of the chosen button', async () => {
    const inputs = (
      <RadioButtonGroupInput
        source="level"
        choices={[
          { id: 1, name: 'Low' },
          { id: 2, name: 'High' },
        ]}
      />
    );
    const fill = () => {
      screen.getByRole('radiogroup', { name: 'Level' });
      expect(input('Low').checked).toBe(false);
      fireEvent.click(input('High'));
      expect(input('High').checked).toBe(true);
    };
    expect(await created(inputs, fill)).toEqual({ level: 2 });
  });
});
