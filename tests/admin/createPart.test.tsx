import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useRecordContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { CreatePart, EditPart, SimpleForm, type CreatePartProps } from '../../src/admin/index.ts';
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

describe('CreatePart', () => {
  const added = 'resources.posts.notifications.created' as TextKey;
  const adding = <SimpleForm resetAfterSave>{inputs}</SimpleForm>;
  const Add = ({ children = adding, ...props }: Partial<CreatePartProps>) => (
    <CreatePart resource="posts" successMessage={added} {...props}>
      {children}
    </CreatePart>
  );

  it('CreatePart creates by its own call, reports it and resets the form for the next entry', async () => {
    const create = vi.fn<(values: FormInput) => Promise<object>>(async values => ({ ...values, id: 7 }));
    const onCreated = vi.fn<(created: object) => void>();
    show(<Add create={create} onCreated={onCreated} />);
    await screen.findByLabelText(/^Name/);
    type('Name', 'Grace');
    press('Save');
    await messages().findByText('Element created');
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ name: 'Grace' }));
    expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ id: 7, name: 'Grace' }));
    await waitFor(() => expect(input('Name').value).toBe(''));
  });

  it.each([
    [true, /your new entry has been added/],
    [false, /your new entry has not been added/],
  ])('CreatePart sends nothing again after a lost reply: found is %s', async (found, text) => {
    const create = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new CallError('offline', 0, '', { errors: {} })),
    );
    const onCreated = vi.fn<() => void>();
    show(<Add create={create} findCreated={async () => found} onCreated={onCreated} />);
    await screen.findByLabelText(/^Name/);
    type('Name', 'Grace');
    press('Save');
    await messages().findByText(text);
    expect(create).toHaveBeenCalledTimes(1);
    expect(onCreated).toHaveBeenCalledTimes(found ? 1 : 0);
    expect(input('Name').value).toBe(found ? '' : 'Grace');
  });

  it('CreatePart has no record, even on the page of one, and a link does not fill it', async () => {
    const RecordName = () => <p>{useRecordContext() ? 'a record' : 'no record'}</p>;
    renderAdmin(
      <EditPart resource="posts" record={{ id: 2, name: 'Ada' }}>
        <Add>
          <RecordName />
          <SimpleForm fields={fields}>{inputs}</SimpleForm>
        </Add>
      </EditPart>,
      {
        dataProvider: postsProvider().provider,
        at: `/posts?source=${encodeURIComponent('{"name":"Eve"}')}`,
        wrapper: Console,
      },
    );
    await screen.findByText('no record');
    expect(input('Name').value).toBe('');
  });
});
