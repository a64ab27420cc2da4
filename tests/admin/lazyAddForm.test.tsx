import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AddForm, ChoiceInput, LazyAddForm } from '../../src/admin/index.ts';
import type { ComboboxChoice } from '../../src/admin/select/choices.ts';
import { applicationSource } from '../../src/domain/people/choiceSources.ts';
import { lazyComponent } from '../../src/ui/lazy/lazyComponent.tsx';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

interface FormInput {
  author: ComboboxChoice | null;
  post: ComboboxChoice | null;
}

const allChoices = ['Parks', 'Roads'].map(label => ({ id: label.toLowerCase(), label }));
const from = { ...applicationSource, allChoices };
const button = () => screen.getByRole('button', { name: 'Add' });
const input = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const errorOf = (name: string) => document.getElementById(`${input(name).id}-error`)?.textContent;

/** Opens a page with the form, whose code loads once `arrive` is called. */
async function openPage({ autoFocus = false } = {}) {
  const added = vi.fn<(values: FormInput) => void>();
  let arrive = () => {};
  const promise = new Promise<void>(resolve => (arrive = resolve));
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>(async () => {
    await promise;
    return { default: Loaded };
  });
  const Loaded = () => (
    <AddForm<FormInput>
      defaultValues={{ author: null, post: null }}
      validate={({ post }) => (post ? {} : { post: 'Choose a post' })}
      onSubmit={async values => void added(values)}
      isUnsaved={() => false}
      button="Add"
    >
      <ChoiceInput
        source="author"
        label="Author"
        helperText="views.save"
        placeholder="ra.action.search"
        choiceSource={from}
      />
      <ChoiceInput source="post" label="Post" choiceSource={from} />
    </AddForm>
  );
  const Form = lazyComponent(load, [], 'parent');
  const form = (
    <LazyAddForm
      form={<Form />}
      inputs={[
        { source: 'author', label: 'Author', hint: 'views.save', placeholder: 'ra.action.search' },
        { source: 'post', label: 'Post', autoFocus },
      ]}
      button="Add"
    />
  );
  renderAdmin(<h1>All posts</h1>, {
    dataProvider: postsProvider().provider,
    at: '/posts/names',
    pages: { '/posts/names': form },
    wrapper: Console,
  });
  await screen.findByRole('button', { name: 'Add' });
  return { added, arrive, load, user: userEvent.setup() };
}

describe('LazyAddForm', () => {
  it('LazyAddForm loads no code until the pointer or focus approaches it', async () => {
    const { load, user } = await openPage();
    expect(load).not.toHaveBeenCalled();
    await user.hover(input('Post'));
    expect(load).toHaveBeenCalled();
  });

  it('LazyAddForm looks the same before and after it is loaded', async () => {
    const { arrive, user } = await openPage();
    const look = () => [
      input('Author').placeholder,
      ...[...button().closest('form')!.querySelectorAll('label,.hint,button[type=submit]')].map(
        ({ textContent }) => textContent,
      ),
    ];
    const before = look();
    expect(before).toEqual(['Search', 'Author', expect.stringMatching(/ /), 'Post', 'Add']);
    await user.click(button());
    arrive();
    await waitFor(() => expect(errorOf('Post')).toBe('Choose a post'));
    expect(look()).toEqual(before);
  });

  it('LazyAddForm passes focus and typed text to the loaded form', async () => {
    const { added, arrive, user } = await openPage();
    const before = input('Post');
    await user.click(before);
    await user.keyboard('Roa');
    arrive();
    await waitFor(() => expect(input('Post')).not.toBe(before));
    expect([document.activeElement, input('Post').value]).toEqual([input('Post'), 'Roa']);
    await user.keyboard('d');
    await user.click(await screen.findByRole('option', { name: 'Roads' }));
    await user.click(button());
    await waitFor(() => expect(added.mock.calls).toEqual([[{ author: null, post: allChoices[1] }]]));
  });

  it('LazyAddForm takes an exact text in an input as the choice of that name', async () => {
    const { added, arrive, user } = await openPage();
    await user.type(input('Post'), 'Parks');
    await user.click(input('Author'));
    arrive();
    await waitFor(() => expect(document.activeElement).toBe(input('Author')));
    await waitFor(() => expect(input('Post').value).toBe('Parks'));
    await user.click(button());
    await waitFor(() => expect(added.mock.calls).toEqual([[{ author: null, post: allChoices[0] }]]));
  });

  it('LazyAddForm submits the form if its button was pressed', async () => {
    const { added, arrive, user } = await openPage();
    await user.click(button());
    arrive();
    await waitFor(() => expect(errorOf('Post')).toBe('Choose a post'));
    await waitFor(() => expect(document.activeElement).toBe(input('Post')));
    expect(added).not.toHaveBeenCalled();
  });

  it('LazyAddForm forgets a press if its code could not be loaded', async () => {
    const { arrive, load, user } = await openPage();
    const failure = new TypeError('Failed to fetch dynamically imported module');
    // Fails once for the focus of the button, and once for the press.
    load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    fireEvent.click(button());
    await screen.findByText(/could not be loaded/);
    const before = input('Post');
    await user.click(before);
    arrive();
    await waitFor(() => expect(input('Post')).not.toBe(before));
    await screen.findByRole('option', { name: 'Roads' });
    await user.keyboard('Par');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Roads' })).toBeNull());
    expect(errorOf('Post')).toBeUndefined();
  });

  it('LazyAddForm keeps the focus on the button', async () => {
    const { arrive, user } = await openPage();
    const before = button();
    await user.type(input('Post'), 'Parks');
    await user.tab();
    expect(document.activeElement).toBe(before);
    arrive();
    await waitFor(() => expect(button()).not.toBe(before));
    expect(document.activeElement).toBe(button());
    expect(errorOf('Post')).toBeUndefined();
  });

  it('LazyAddForm loads at once for an input with `autoFocus`', async () => {
    const { arrive } = await openPage({ autoFocus: true });
    const before = input('Post');
    expect(document.activeElement).toBe(before);
    arrive();
    await waitFor(() => expect(input('Post')).not.toBe(before));
    expect(document.activeElement).toBe(input('Post'));
  });
});
