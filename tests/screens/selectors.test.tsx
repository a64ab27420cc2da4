import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/en/index.ts';
import { fill, textOf } from '../../i18n/translate.ts';
import type { ChoiceSource, ComboboxChoice } from '../../src/admin/select/choices.ts';
import { Combobox } from '../../src/admin/select/Combobox.tsx';
import { session } from '../../src/auth/session.ts';
import { endpoint } from '../../src/platform/endpoint.ts';
import { errorIn, openSelector } from './choosing.ts';

const i18nProvider = {
  translate: (key: string, values: Record<string, unknown> = {}) =>
    fill(textOf(en, key) ?? String(values._ ?? key), values),
  changeLocale: async () => {},
  getLocale: () => 'en',
};
const people = ['Ada', 'Bea', 'Cleo', 'Twin', 'Twin'].map((name, n) => ({ _id: `p${n}`, name }));
const call = vi.fn<(about: unknown, asked: { query: { name: string } }) => Promise<unknown>>(
  async (_, { query }) =>
    people.filter(({ _id, name }) =>
      [name.toLowerCase(), `id-${_id}`].some(one => one.startsWith(query.name.toLowerCase())),
    ),
);
const source: ChoiceSource = {
  endpoint: endpoint('GET /api/roles/search', { shows: ['roles'] }),
  getArgs: name => ({ query: { name } }),
  toChoice: ({ _id, name }: { _id: string; name: string }): ComboboxChoice => ({
    id: _id,
    label: name,
    note: `id-${_id}`,
  }),
};
const INVALID = 'Please select a valid Person';
const NO_CHOICE = 'This does not match any option. Choose one from the list.';

const submit = vi.fn<(ids: string[]) => void>();
function Form({
  multiple,
  from,
  first = [],
}: {
  multiple?: boolean;
  from?: number;
  first?: ComboboxChoice[];
}) {
  const [value, choose] = useState(first);
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        submit(value.map(({ id }) => id));
      }}
    >
      <Combobox
        label="Person"
        source={{ ...source, ...(from && { minLength: from }) }}
        value={value}
        choose={choose}
        {...(multiple ? { multiple } : { invalid: INVALID })}
      />
      <button type="submit">Send</button>
    </form>
  );
}
const openPage = async (props: Parameters<typeof Form>[0] = {}) => {
  render(
    <CoreAdminContext dataProvider={{ call } as never} i18nProvider={i18nProvider}>
      <Form {...props} />
    </CoreAdminContext>,
  );
  await openSelector(document.body, 'Person');
};
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const error = () => errorIn(document.body, 'Person');
/** Types a text and leaves the field. */
const leave = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  await userEvent.tab();
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  session.begin('token');
  call.mockClear();
  submit.mockClear();
});
afterEach(() => {
  cleanup();
  session.end('expired');
});

describe('text in a selector that matches no choice', () => {
  it('text that matches no choice stays in the selector with an error, and its form is not sent', async () => {
    await openPage();
    await leave('Zoe');
    await waitFor(() => expect(error()).toBe(INVALID));
    expect(field().value).toBe('Zoe');
    send();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field());
  });

  it('text that matches no choice stays in a selector of several beside the chosen labels', async () => {
    await openPage({ multiple: true, first: [{ id: 'p0', label: 'Ada' }] });
    await leave('Zoe');
    await waitFor(() => expect(error()).toBe(NO_CHOICE));
    expect(field().value).toBe('Zoe');
    send();
    expect(submit).not.toHaveBeenCalled();
    fireEvent.change(field(), { target: { value: '' } });
    expect(error()).toBeUndefined();
    send();
    expect(submit).toHaveBeenCalledWith(['p0']);
  });

  it('text that matches no choice replaces the earlier choice of a selector', async () => {
    await openPage({ first: [{ id: 'p0', label: 'Ada' }] });
    await leave('Adam');
    await waitFor(() => expect(error()).toBe(INVALID));
    fireEvent.change(field(), { target: { value: '' } });
    send();
    expect(submit).toHaveBeenCalledWith([]);
  });

  it('Enter does not send a form whose selector has text that matches no choice', async () => {
    await openPage();
    fireEvent.change(field(), { target: { value: 'Zoe' } });
    act(() => field().form!.requestSubmit());
    await waitFor(() => expect(error()).toBe(INVALID));
    expect(submit).not.toHaveBeenCalled();
  });

  it('text that matches two choices is an error in a selector', async () => {
    await openPage();
    await leave('Twin');
    await waitFor(() => expect(error()).toBe(INVALID));
  });
});

it.each([
  [false, 'bea'],
  [true, 'bea'],
  [false, 'id-p1'],
])(
  'text that matches one choice by its name or note becomes that choice (several: %s, %s)',
  async (multiple, text) => {
    await openPage({ multiple });
    await leave(text);
    await waitFor(() => expect(field().value).toBe(multiple ? '' : 'Bea'));
    expect(error()).toBeUndefined();
    send();
    expect(submit).toHaveBeenCalledWith(['p1']);
  },
);

it('a selector that needs a character sends no request before one is typed', async () => {
  await openPage({ from: 1 });
  expect(await screen.findByText('Type at least 1 character.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'c' } });
  expect(await screen.findByRole('option', { name: /^Cleo/ })).toBeTruthy();
  expect(call.mock.calls.map(([, { query }]) => query)).toEqual([{ name: 'c' }]);
});
