import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  AddForm,
  Form,
  SelectInput,
  submissionErrors,
  TextInput,
  useSharedForm,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

interface FormInput {
  name: string | null;
  kind: string;
}

const NOTHING: FormInput = { name: null, kind: 'tag' };
const kinds = ['tag', 'topic'].map(id => ({ id, name: id }));
const input = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (text: string) => fireEvent.change(input('Name'), { target: { value: text } });
const errorOf = (label: string) => document.getElementById(`${input(label).id}-error`)?.textContent;
const isBusy = () => screen.getByRole('button', { name: 'Add' }).hasAttribute('aria-disabled');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function Names({
  add,
  keepsKind = false,
}: {
  add(values: FormInput): Promise<boolean>;
  keepsKind?: boolean;
}) {
  const [names, setNames] = useState<string[]>([]);
  return (
    <>
      <AddForm<FormInput>
        defaultValues={NOTHING}
        validate={({ name }) =>
          name ? (names.includes(name) ? { name: 'Twice' } : {}) : { name: 'Enter a name' }
        }
        onSubmit={async values => {
          if (!(await add(values))) return submissionErrors();
          setNames(before => [...before, values.name!]);
          return undefined;
        }}
        {...(keepsKind && { valuesAfterSave: (_, { kind }) => ({ kind }) })}
        isUnsaved={({ name }) => name !== null}
        button="Add"
      >
        <TextInput source="name" />
        <SelectInput source="kind" choices={kinds} />
      </AddForm>
      {names.map(name => (
        <button key={name} type="button" onClick={() => setNames(names.filter(one => one !== name))}>
          Remove {name}
        </button>
      ))}
    </>
  );
}

const openPage = async (
  add = vi.fn<(values: FormInput) => Promise<boolean>>(async () => true),
  props = {},
) => {
  renderAdmin(<h1>All posts</h1>, {
    dataProvider: postsProvider().provider,
    at: '/posts/names',
    pages: { '/posts/names': <Names add={add} {...props} /> },
    wrapper: Console,
  });
  await screen.findByRole('button', { name: 'Add' });
  return add;
};

describe('AddForm', () => {
  it('AddForm adds the values and resets the form', async () => {
    const add = await openPage();
    type('Parks');
    fireEvent.change(input('Kind'), { target: { value: 'topic' } });
    press('Add');
    await screen.findByText('Remove Parks');
    expect(add.mock.calls).toEqual([[{ name: 'Parks', kind: 'topic' }]]);
    await waitFor(() => expect([input('Name').value, input('Kind').value]).toEqual(['', 'tag']));
  });

  it('AddForm keeps the values of `valuesAfterSave`', async () => {
    await openPage(undefined, { keepsKind: true });
    type('Parks');
    fireEvent.change(input('Kind'), { target: { value: 'topic' } });
    press('Add');
    await screen.findByText('Remove Parks');
    await waitFor(() => expect([input('Name').value, input('Kind').value]).toEqual(['', 'topic']));
  });

  it('AddForm keeps the values after a failure, and the input typed during the save', async () => {
    const answers: ((isAdded: boolean) => void)[] = [];
    const add = await openPage(vi.fn(() => new Promise<boolean>(resolve => answers.push(resolve))));
    type('Parks');
    press('Add');
    await waitFor(() => expect(isBusy()).toBe(true));
    press('Add');
    answers[0]!(false);
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(input('Name').value).toBe('Parks');
    press('Add');
    await waitFor(() => expect(answers).toHaveLength(2));
    type('Roads');
    answers[1]!(true);
    await screen.findByText('Remove Parks');
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(input('Name').value).toBe('Roads');
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('AddForm shows an error until the input or the list makes it obsolete', async () => {
    const add = await openPage();
    press('Add');
    await waitFor(() => expect(errorOf('Name')).toBe('Enter a name'));
    expect(document.activeElement).toBe(input('Name'));
    type('Parks');
    expect(errorOf('Name')).toBeUndefined();
    press('Add');
    await screen.findByText('Remove Parks');
    type('Parks');
    press('Add');
    await waitFor(() => expect(errorOf('Name')).toBe('Twice'));
    press('Remove Parks');
    await waitFor(() => expect(errorOf('Name')).toBeUndefined());
    expect(add).toHaveBeenCalledTimes(1);
  });
});

it('useSharedForm gives the values of a form to the components around it', async () => {
  const submitted = vi.fn<(values: unknown) => void>();
  const Page = () => {
    const { form, values } = useSharedForm({ name: 'Parks' }, ({ name }) =>
      name ? {} : { name: 'Enter a name' },
    );
    return (
      <>
        <h2>Add {values.name ?? 'nothing'}</h2>
        <Form {...form} noValidate onSubmit={submitted}>
          <TextInput source="name" />
          <button type="submit">Add</button>
        </Form>
      </>
    );
  };
  renderAdmin(<h1>All posts</h1>, {
    dataProvider: postsProvider().provider,
    at: '/posts/names',
    pages: { '/posts/names': <Page /> },
    wrapper: Console,
  });
  await screen.findByRole('heading', { name: 'Add Parks' });
  type('');
  await screen.findByRole('heading', { name: 'Add nothing' });
  press('Add');
  await waitFor(() => expect(errorOf('Name')).toBe('Enter a name'));
  type('Roads');
  await screen.findByRole('heading', { name: 'Add Roads' });
  press('Add');
  await waitFor(() => expect(submitted.mock.calls[0]![0]).toEqual({ name: 'Roads' }));
});
