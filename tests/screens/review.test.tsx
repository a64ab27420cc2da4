import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, memoryStore, type RaRecord } from 'react-admin';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { EditDocument } from '../../src/admin/edit/EditDocument.tsx';
import { Notification } from '../../src/admin/layout/Notification.tsx';
import { cacheIdentity } from '../../src/auth/cacheIdentity.ts';
import { identityOf } from '../../src/auth/identity.ts';
import { createQueryClient } from '../../src/data/queryClient.ts';
import type { ReviewProps } from '../../src/domain/documents/review/ReviewDialog.tsx';
import { useReview } from '../../src/domain/documents/review/useReview.tsx';
import { isSameDocument } from '../../src/editors/json/changes.ts';
import { CallError } from '../../src/platform/errors.ts';
import type { User } from '../../src/platform/users.ts';
import { useAppI18nProvider } from '../../src/useAppI18nProvider.ts';

beforeAll(async () => {
  await Promise.all([
    loadTexts(['editors', 'review']),
    import('../../src/domain/documents/review/ReviewDialog.tsx'),
    import('../../src/editors/review/Result.tsx'),
  ]);
});
afterEach(cleanup);

const ME = { _id: 'me', firstName: 'Me', lastName: 'Me', email: 'me@map.example' } as User;
/** Serializes a value as JSON; a text stays unchanged. */
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const field = (name: string, alias: unknown = name) => ({ name, alias });
const lost = new CallError('offline', 0, '', { errors: {} });

interface Given {
  base: unknown;
  mine: unknown;
  /** The stored value at the first read, if another user has changed it. */
  stored?: unknown;
}

/** Renders a button that reviews a text. The platform stores one text and records the writes. */
function opened({ base, mine, stored = base }: Given, more: Partial<ReviewProps> = {}) {
  const platform = {
    stored: text(stored),
    sent: [] as string[],
    read: async () => platform.stored,
    write: async (_: string) => {},
  };
  function Page() {
    const [saved, setSaved] = useState(text(base));
    const read = async () => ({ text: await platform.read() });
    const { review, closeReview, dialog } = useReview({
      label: 'Parcels',
      base: saved,
      openedAt: 0,
      read,
      ...more,
    });
    return (
      <EditDocument<RaRecord & { text: string }, { text: string }>
        resource="documents"
        id="parcels"
        read={read}
        overwrites={(now, _, agreedTo) => !isSameDocument(agreedTo?.text ?? saved, now.text)}
        merge={(_, { text: next }) => ({ text: next })}
        write={async ({ text: next }) => {
          platform.sent.push(next);
          await platform.write(next);
          platform.stored = next;
        }}
        isDone={(now, { text: next }) => isSameDocument(next, now.text)}
        onSaved={({ text: next }) => {
          setSaved(next);
          closeReview();
        }}
        errorMessage="error.save"
      >
        <button type="button" onClick={() => review(text(mine))}>
          Review and save
        </button>
        <output>{saved}</output>
        {dialog}
      </EditDocument>
    );
  }
  function Console() {
    const [store] = useState(() => memoryStore());
    const [queryClient] = useState(() => cacheIdentity(createQueryClient(), identityOf(ME)));
    return (
      <CoreAdminContext queryClient={queryClient} i18nProvider={useAppI18nProvider(store)} store={store}>
        <Notification />
        <Page />
      </CoreAdminContext>
    );
  }
  render(<Console />);
  const person = userEvent.setup({ delay: null });
  /** Save is disabled until the stored text is loaded. */
  const button = (name: string | RegExp) =>
    waitFor(() => {
      const found = screen.getByRole('button', { name });
      if (found.matches('[aria-disabled=true]:not([title])')) throw new Error('not yet');
      return found;
    });
  return {
    person,
    platform,
    review: () => person.click(screen.getByText('Review and save')),
    button,
    press: async (name: string | RegExp) => person.click(await button(name)),
    choose: async (group: string, name: string) =>
      person.click(within(await screen.findByRole('group', { name: group })).getByRole('radio', { name })),
    rows: () => screen.getAllByRole('listitem').map(row => row.textContent),
    saved: () =>
      waitFor(() => {
        if (screen.queryByRole('dialog')) throw new Error('still open');
        return screen.getByRole('status', { name: '' }).textContent;
      }),
  };
}

describe('the review before a document is saved', () => {
  it('the review lists each change under its heading, and the document is sent as it is written', async () => {
    const mine = { name: 'p', fields: [field('b', 'Bee'), field('n')], size: 2 };
    const page = opened({ base: { size: 1, name: 'p', fields: [field('a'), field('b')] }, mine });
    await page.review();
    await screen.findByText('4 changes since you opened it', { exact: false });
    expect(screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent)).toEqual([
      'fields 3',
      'Document 1',
    ]);
    expect(page.rows()).toEqual([
      'Removedaalias: "a"',
      'Changedbalias b→ becomes Bee',
      'Addednalias: "n"',
      'Changedsize1→ becomes 2',
    ]);
    await page.press('Save');
    expect(await page.saved()).toBe(text(mine));
    expect(page.platform.sent).toEqual([text(mine)]);
  });

  it('the review reports changes that are only white space and order', async () => {
    const page = opened({ base: { a: 1, b: 2 }, mine: { b: 2, a: 1 } });
    await page.review();
    expect((await screen.findByText(/Only white space/)).textContent).toMatch(
      /Only white space and order have changed since/,
    );
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('the review shortens a long value until a press, and shows markup as text', async () => {
    const long = `<img src=x onerror=alert(1)>${'long '.repeat(100)}`;
    const page = opened({ base: { a: 'x' }, mine: { a: long } });
    await page.review();
    await page.press('Show all');
    expect((await screen.findByText(/^<img src=x/)).textContent).toBe(long);
    expect(document.querySelector('[role=dialog] img')).toBeNull();
  });

  it('the review of thousands of changes expands each group on its own, a hundred at a time', async () => {
    const many = (v: number) => ({
      one: Array.from({ length: 250 }, (_, id) => ({ id, v })),
      other: Array.from({ length: 4750 }, (_, id) => ({ id, v })),
    });
    const page = opened({ base: many(1), mine: many(2) });
    await page.review();
    await page.press('other 4,750');
    expect(page.rows()).toHaveLength(101);
    await page.press('Show 100 more');
    expect(page.rows()).toHaveLength(201);
    expect(screen.getByRole('button', { name: 'one 250' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('the review lists the remaining problems of the text and of the screen', async () => {
    const page = opened(
      { base: {}, mine: '{"a":9007199254740993}' },
      { problems: ['The layer has no such field.'] },
    );
    await page.review();
    const left = await screen.findByText('2 problems remain.');
    expect(left.parentElement!.textContent).toMatch(
      /The layer has no such field\..*9007199254740993.* is too long for a number .*\(line 1\)/,
    );
  });

  it('the review reports that the stored document could not be loaded, and loads again on Retry', async () => {
    const page = opened({ base: { a: 1 }, mine: { a: 2 } });
    page.platform.read = async () => {
      page.platform.read = async () => page.platform.stored;
      throw new CallError('rejected', 500, '', { errors: {} });
    };
    await page.review();
    await page.press('Retry');
    await screen.findByText(/1 change since/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('merging with a document that another user saved', () => {
  const base = { a: 1, fields: [field('x'), field('y')] };
  const theirs = { a: 1, fields: [field('x'), field('y', 'Theirs'), field('t')] };

  it('changes at different positions are merged, and the review counts the discarded ones', async () => {
    const page = opened({ base, mine: { a: 2, fields: [field('y'), field('x')] }, stored: theirs });
    await page.review();
    await screen.findByRole('heading', { name: 'Merge changes to Parcels' });
    screen.getByText('no conflicts');
    screen.getByText('Discards 2 of their changes');
    await page.press('Save merged version');
    expect(await page.saved()).toBe(text({ a: 2, fields: [field('y', 'Theirs'), field('x'), field('t')] }));
  });

  it.each([
    ['Mine', 'Mine'],
    ['Theirs', 'Theirs'],
  ])(
    'a conflict at one position is resolved by a choice, before which nothing is sent: %s',
    async (choice, alias) => {
      const page = opened({
        base,
        mine: { ...base, fields: [field('x'), field('y', 'Mine')] },
        stored: theirs,
      });
      await page.review();
      await page.press('Save merged version');
      await page.choose('fields › y › alias', choice);
      await screen.findByText('1 of 1 conflicts resolved');
      await page.press('Save merged version');
      expect(await page.saved()).toBe(text({ a: 1, fields: [field('x'), field('y', alias), field('t')] }));
      // Nothing was sent while the conflict was unresolved.
      expect(page.platform.sent).toHaveLength(1);
    },
  );

  it('a conflict can be resolved with a custom value once it is valid JSON', async () => {
    const page = opened({ base: { n: 1 }, mine: { n: 2 }, stored: { n: 3 } });
    await page.review();
    await page.choose('n', 'Edit');
    const own = screen.getByLabelText('Custom value of n');
    await page.person.type(own, ',5');
    await screen.findByText('Enter a valid JSON number');
    screen.getByText('0 of 1 conflicts resolved');
    await page.person.clear(own);
    await page.person.type(own, '2.50');
    await page.press('Save merged version');
    expect(await page.saved()).toBe('{"n":2.50}');
  });

  it('a conflict can be resolved with a long custom text typed at once', async () => {
    const page = opened({ base: { n: '' }, mine: { n: 'a' }, stored: { n: 'c' } });
    await page.review();
    await page.choose('n', 'Edit');
    await page.person.type(screen.getByLabelText('Custom value of n'), 'b'.repeat(80));
    await page.press('Save merged version');
    expect(await page.saved()).toBe(text({ n: `a${'b'.repeat(80)}` }));
  });

  it('a custom text of several lines keeps the line ends of the own version', async () => {
    const page = opened({ base: { n: '' }, mine: { n: 'a\r\nb' }, stored: { n: 'c' } });
    await page.review();
    await page.choose('n', 'Edit');
    fireEvent.change(screen.getByLabelText('Custom value of n'), { target: { value: 'a\nbd' } });
    await page.press('Save merged version');
    expect(await page.saved()).toBe('{"n":"a\\r\\nbd"}');
  });

  it('the stored document can be overwritten with the own version', async () => {
    const page = opened({ base, mine: { a: 3 }, stored: theirs });
    await page.review();
    await page.press('Overwrite with mine');
    expect(await page.saved()).toBe(text({ a: 3 }));
  });

  it('a review that did not show the newest version does not overwrite it, but merges', async () => {
    const page = opened({ base, mine: { ...base, a: 2 } });
    await page.review();
    await screen.findByText(/1 change since/);
    page.platform.stored = text(theirs);
    await page.press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else has just saved it again.');
    expect(page.platform.sent).toEqual([]);
    await page.press('Save merged version');
    expect(await page.saved()).toBe(text({ ...theirs, a: 2 }));
  });
});

it('the review sends a save once when its button is pressed twice', async () => {
  const page = opened({ base: { a: 1 }, mine: { a: 2 } });
  await page.review();
  const save = await page.button('Save');
  act(() => {
    // Both clicks happen before the next render.
    save.click();
    save.click();
  });
  expect(await page.saved()).toBe('{"a":2}');
  expect(page.platform.sent).toHaveLength(1);
});

/** A reply that the test resolves. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>(answer => (resolve = answer));
  return { promise, resolve: (value: T) => resolve(value) };
}

it('the choices of a conflict are disabled while the document is being saved', async () => {
  const page = opened({ base: { n: 1 }, mine: { n: 2 }, stored: { n: 3 } });
  const written = deferred<void>();
  page.platform.write = () => written.promise;
  await page.review();
  await page.choose('n', 'Mine');
  await page.press('Save merged version');
  await waitFor(() => expect(page.platform.sent).toHaveLength(1));
  expect(screen.getByRole<HTMLFieldSetElement>('group', { name: 'n' }).disabled).toBe(true);
  written.resolve();
  expect(await page.saved()).toBe('{"n":2}');
});

it('closing the review stops the comparison with the stored document', async () => {
  const startSave = vi.fn<() => void>();
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        startSave();
      }
      postMessage() {}
      terminate() {}
    },
  );
  const page = opened({ base: { a: 1 }, mine: { a: 'long '.repeat(30_000) } });
  const read = deferred<string>();
  page.platform.read = () => read.promise;
  await page.review();
  await page.press('Back to editing');
  await page.saved();
  await act(async () => read.resolve('{"a":1}'));
  expect(startSave).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

describe('a review whose save fails', () => {
  const given = { base: { a: 1 }, mine: { a: 2 } };

  it('a failed save is reported in the review, and its changes stay', async () => {
    const page = opened(given);
    page.platform.write = async () => {
      throw new CallError('rejected', 500, '', { errors: {} });
    };
    await page.review();
    await page.press('Save');
    await screen.findByText(/500/);
    expect(page.rows()).toEqual(['Changeda1→ becomes 2']);
    expect(page.platform.stored).toBe(text(given.base));
  });

  it('a save whose reply was lost is looked up by the review, and not sent twice', async () => {
    const page = opened(given);
    page.platform.write = async next => {
      page.platform.stored = ` ${next}`;
      throw lost;
    };
    await page.review();
    await page.press('Save');
    expect(await page.saved()).toBe('{"a":2}');
    expect(page.platform.sent).toHaveLength(1);
  });
});
