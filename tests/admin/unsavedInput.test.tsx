import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditPart } from '../../src/admin/index.ts';
import {
  createFullForm as create,
  FullForm,
  fullRecord,
  pathInputs as paths,
  showWithDefaults as show,
} from './FullForm.tsx';
import { unmountAdmin } from './renderAdmin.tsx';

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const input = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (field: HTMLElement | RegExp | string, value: string) =>
  fireEvent.change(field instanceof HTMLElement ? field : input(field), { target: { value } });
const textsOf = (inputs: HTMLInputElement[]) => inputs.map(({ value }) => value);

const DRAFT_OF = 'draft:5f3c2a100000000000000001:kit:new';
const draft = (): unknown =>
  localStorage.getItem(DRAFT_OF)
    ? (JSON.parse(localStorage.getItem(DRAFT_OF)!) as { values: unknown }).values
    : undefined;

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
