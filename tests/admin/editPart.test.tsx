import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { useRecordContext, useRegisterMutationMiddleware, useSaveContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import {
  EditPart,
  SaveButton,
  SimpleForm,
  submissionErrors,
  TextInput,
  Toolbar,
  type EditPartProps,
  type RecordPart,
} from '../../src/admin/index.ts';
import { CallError } from '../../src/platform/errors.ts';
import type { TextKey } from '../../src/ui/useText.ts';
import { authorForm } from './authorForm.tsx';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

type FormInput = Record<string, unknown>;

const { fields, inputs, show } = authorForm;
const messages = () => within(screen.getByRole('status', { name: 'Messages' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const savedText = 'resources.posts.notifications.updated' as TextKey;

/** A platform with one post. `lose` loses the reply of the next write. */
function platform(post: FormInput = { id: 2, title: 'Beatae', author: { name: 'Ada', city: 'Paris' } }) {
  const stored = { post, writes: [] as FormInput[], lose: false, refuse: undefined as CallError | undefined };
  return {
    stored,
    read: async () => structuredClone(stored.post),
    async write(record: FormInput) {
      if (stored.refuse) throw stored.refuse;
      stored.writes.push(record);
      stored.post = structuredClone(record);
      if (stored.lose) throw new CallError('offline', 0, '', { errors: {} });
      return record;
    },
  };
}

/** The part of a post that the form edits. */
const author: RecordPart = {
  id: '2:author',
  get: post => post.author as FormInput,
  set: (post, changes) => ({ ...post, author: { ...(post.author as FormInput), ...changes } }),
  toFormSource: source => source.replace(/^author\./, ''),
};

const form = <SimpleForm toolbar={<SaveAndCancel />}>{inputs}</SimpleForm>;
function SaveAndCancel() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  );
}

const AuthorEdit = ({
  of,
  children = form,
  ...props
}: Partial<EditPartProps> & { of: ReturnType<typeof platform> }) => {
  const [post] = useState(of.stored.post as EditPartProps['record']);
  return (
    <EditPart
      resource="posts"
      record={post}
      part={author}
      read={of.read}
      write={of.write}
      successMessage={savedText}
      {...props}
    >
      {children}
    </EditPart>
  );
};

describe('EditPart', () => {
  it('EditPart provides the part as the record, and its form saves it within the complete record', async () => {
    const of = platform();
    const RecordName = () => <p>Of {String(useRecordContext()?.name)}</p>;
    show(
      <AuthorEdit of={of}>
        <RecordName />
        {form}
      </AuthorEdit>,
    );
    await screen.findByText('Of Ada');
    expect(input('City').value).toBe('Paris');
    // Someone else changes another field and another part.
    of.stored.post = { ...of.stored.post, title: 'Bellum', author: { name: 'Ada', city: 'Rome' } };
    type('Name', 'Grace');
    press('Save');
    await messages().findByText('Element updated');
    expect(of.stored.writes).toEqual([{ id: 2, title: 'Bellum', author: { name: 'Grace', city: 'Rome' } }]);
  });

  it('EditPart asks before it overwrites, and shows the difference', async () => {
    const of = platform();
    show(<AuthorEdit of={of}>{<SimpleForm fields={fields}>{inputs}</SimpleForm>}</AuthorEdit>);
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    of.stored.post = { ...of.stored.post, author: { name: 'Mary', city: 'Paris' } };
    type('Name', 'Grace');
    press('Save');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getAllByRole('row').at(-1)!.textContent).toContain('MaryGrace');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await messages().findByText('Element updated');
    expect(of.stored.writes).toHaveLength(1);
    expect(of.stored.post.author).toEqual({ name: 'Grace', city: 'Paris' });
  });

  it('EditPart writes nothing after Cancel in its question, and the input stays', async () => {
    const of = platform();
    const onError = vi.fn<() => void>();
    show(<AuthorEdit of={of} mutationOptions={{ onError }} />);
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    of.stored.post = { ...of.stored.post, author: { name: 'Mary', city: 'Paris' } };
    type('Name', 'Grace');
    press('Save');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(input('Name').value).toBe('Grace');
    expect(of.stored.writes).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('EditPart asks nothing where the part merges changes', async () => {
    const of = platform();
    show(<AuthorEdit of={of} part={{ ...author, merges: true }} />);
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    of.stored.post = { ...of.stored.post, author: { name: 'Mary', city: 'Paris' } };
    type('Name', 'Grace');
    press('Save');
    await messages().findByText('Element updated');
    expect(of.stored.post.author).toEqual({ name: 'Grace', city: 'Paris' });
  });

  it('EditPart reads the record after a lost reply and reports what it found', async () => {
    const of = platform();
    show(<AuthorEdit of={of} undoneMessage={'undone' as TextKey} />);
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    of.stored.lose = true;
    type('Name', 'Grace');
    press('Save');
    await messages().findByText(/your changes have been saved/);
    expect(of.stored.writes).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('EditPart offers Undo, which restores the former values in a freshly read record', async () => {
    const of = platform();
    show(<AuthorEdit of={of} undoneMessage={'undone' as TextKey} />);
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    type('Name', 'Grace');
    press('Save');
    await messages().findByText(savedText);
    of.stored.post = { ...of.stored.post, title: 'Bellum' };
    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    await messages().findByText('undone');
    expect(of.stored.post).toEqual({ id: 2, title: 'Bellum', author: { name: 'Ada', city: 'Paris' } });
  });

  it('EditPart does not undo over a later change by another user, and offers no Undo for a secret', async () => {
    const of = platform();
    show(
      <AuthorEdit of={of} undoneMessage={'undone' as TextKey} nameOf={() => 'the author'}>
        <SimpleForm fields={fields}>
          {inputs}
          <TextInput source="code" />
        </SimpleForm>
      </AuthorEdit>,
    );
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    type('Name', 'Grace');
    press('Save');
    await messages().findByText(savedText);
    of.stored.post = { ...of.stored.post, author: { name: 'Mary', city: 'Paris' } };
    fireEvent.click(messages().getByRole('button', { name: 'Undo' }));
    await messages().findByText('Not undone: someone else has changed the author since.');
    expect(of.stored.writes).toHaveLength(1);
    // The form has the saved name, so only the secret is changed.
    of.stored.post = { ...of.stored.post, author: { name: 'Grace', city: 'Paris' } };
    type('Code', '1234');
    press('Save');
    await waitFor(() => expect(of.stored.writes).toHaveLength(2));
    expect(of.stored.writes[1]!.author).toEqual({ name: 'Grace', city: 'Paris', code: '1234' });
    await waitFor(() => expect(messages().queryAllByRole('button', { name: 'Undo' })).toHaveLength(0));
  });

  it('EditPart shows errors of the record at the fields of the form', async () => {
    const of = platform();
    show(<AuthorEdit of={of}>{<SimpleForm fields={fields}>{inputs}</SimpleForm>}</AuthorEdit>);
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    of.stored.refuse = new CallError('rejected', 400, '', { errors: { 'author.name': 'Too short' } });
    type('Name', 'G');
    press('Save');
    await screen.findByText('Too short');
    expect(input('Name').getAttribute('aria-invalid')).toBe('true');
    expect(messages().queryByText(/Too short/)).toBeNull();
  });

  it('EditPart passes other errors to an own `onError`', async () => {
    const of = platform();
    const onError = vi.fn<(error: unknown) => void>();
    show(<AuthorEdit of={of} mutationOptions={{ onError }} />);
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    of.stored.refuse = new CallError('rejected', 500, '', { errors: {} });
    type('Name', 'Grace');
    press('Save');
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError.mock.calls[0]![0]).toBe(of.stored.refuse);
  });

  it('EditPart runs `transform` and the middlewares of its children, and a button may have its own `onSuccess`', async () => {
    const of = platform();
    const Stamp = () => {
      const stamp = useCallback(
        (resource: string, params: { data: FormInput }, next: (...args: unknown[]) => unknown) =>
          next(resource, { ...params, data: { ...params.data, city: `${params.data.city as string}!` } }),
        [],
      );
      useRegisterMutationMiddleware(stamp as never);
      return <p>{useSaveContext().mutationMode}</p>;
    };
    const onSuccess = vi.fn<() => void>();
    show(
      <AuthorEdit of={of} transform={data => ({ ...data, name: (data.name as string).trim() })}>
        <SimpleForm toolbar={<SaveButton type="button" mutationOptions={{ onSuccess }} />}>
          {inputs}
          <Stamp />
        </SimpleForm>
      </AuthorEdit>,
    );
    await screen.findByText('pessimistic');
    type('Name', ' Grace ');
    press('Save');
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(of.stored.post.author).toEqual({ name: 'Grace', city: 'Paris!' });
    expect(messages().queryByText('Element updated')).toBeNull();
  });

  it('EditPart closes after a save and by Escape or Cancel, but not with input typed during the save', async () => {
    const of = platform();
    let answer = () => {};
    const write = async (record: FormInput) => {
      await new Promise<void>(resolve => (answer = resolve));
      return of.write(record);
    };
    const closeForm = vi.fn<() => void>();
    show(<AuthorEdit of={of} write={write} onClose={closeForm} />);
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    press('Cancel');
    fireEvent.keyDown(input('Name'), { key: 'Escape' });
    expect(closeForm).toHaveBeenCalledTimes(2);
    type('Name', 'Grace');
    press('Save');
    await screen.findByRole('button', { name: 'Saving…' });
    type('City', 'Rome');
    await waitFor(() => {
      answer();
      expect(of.stored.writes).toHaveLength(1);
    });
    await messages().findByText('Element updated');
    expect(closeForm).toHaveBeenCalledTimes(2);
    expect([input('Name').value, input('City').value]).toEqual(['Grace', 'Rome']);
    press('Save');
    await waitFor(() => {
      answer();
      expect(of.stored.writes).toHaveLength(2);
    });
    await waitFor(() => expect(closeForm).toHaveBeenCalledTimes(3));
    expect(of.stored.post.author).toEqual({ name: 'Grace', city: 'Rome' });
  });

  it('EditPart without own calls saves a complete record by the data provider', async () => {
    const { provider, requests } = postsProvider();
    renderAdmin(
      <EditPart resource="posts" record={{ id: 2, title: 'Beatae', views: 37 }}>
        <SimpleForm>
          <TextInput source="title" />
        </SimpleForm>
      </EditPart>,
      { dataProvider: provider, wrapper: Console },
    );
    await waitFor(() => expect(input('Title').value).toBe('Beatae'));
    type('Title', 'Bellum');
    press('Save');
    await waitFor(() => expect(requests('update')).toHaveLength(1));
    expect(requests('update')[0]).toMatchObject({
      id: 2,
      data: { title: 'Bellum', views: 37 },
      previousData: { title: 'Beatae' },
    });
  });
});

describe('onSubmit of a form', () => {
  const submit = (onSubmit: () => unknown) =>
    show(
      <SimpleForm
        record={{}}
        defaultValues={{ name: '', city: '' }}
        onSubmit={onSubmit as never}
        warnWhenUnsavedChanges
        disableInvalidFormNotification
        toolbar={<SaveButton />}
      >
        {inputs}
        <a href="/elsewhere">Away</a>
      </SimpleForm>,
    );

  it('`onSubmit` makes the form clean after a save', async () => {
    const { address, go } = submit(async () => undefined);
    await screen.findByLabelText(/^Name/);
    type('Name', 'Grace');
    press('Save');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true),
    );
    expect(input('Name').value).toBe('Grace');
    await go('/elsewhere');
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  });

  it('`onSubmit` keeps the form unsaved if it returns field errors or `submissionErrors()`', async () => {
    let errors: unknown = submissionErrors({ name: 'Too short' });
    const { address, go } = submit(async () => errors);
    await screen.findByLabelText(/^Name/);
    type('Name', 'Grace');
    press('Save');
    await screen.findByText('Too short');
    errors = submissionErrors();
    press('Save');
    await waitFor(() => expect(screen.queryByText('Too short')).toBeNull());
    void go('/elsewhere');
    await screen.findByRole('alertdialog');
    expect(address()).toBe('/posts');
  });

  it('`onSubmit` can ask before it calls `save`, and a failure keeps the form unsaved', async () => {
    const of = platform();
    const answers = [false, true, true];
    const AskingForm = () => {
      const { save } = useSaveContext();
      return (
        <SimpleForm
          fields={fields}
          onSubmit={(values: FormInput) => (answers.shift() ? save?.(values) : submissionErrors())}
          toolbar={<SaveButton />}
        >
          {inputs}
        </SimpleForm>
      );
    };
    show(
      <AuthorEdit of={of}>
        <AskingForm />
      </AuthorEdit>,
    );
    await waitFor(() => expect(input('Name').value).toBe('Ada'));
    type('Name', ' Grace ');
    press('Save');
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.queryByText(/^Invalid before/)).toBeNull();
    of.stored.refuse = new CallError('rejected', 500, '', { errors: {} });
    press('Save');
    await waitFor(() => expect(answers).toHaveLength(1));
    await waitFor(() => expect(messages().queryAllByText(/./).length).toBeGreaterThan(0));
    expect(input('Name').value).toBe(' Grace ');
    of.stored.refuse = undefined;
    press('Save');
    await messages().findByText('Element updated');
    expect(of.stored.writes).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true),
    );
  });
});
