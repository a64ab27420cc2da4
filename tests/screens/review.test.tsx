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
/** A value written as JSON; what is written already stays. */
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const field = (name: string, alias: unknown = name) => ({ name, alias });
const lost = new CallError('offline', 0, '', { errors: {} });

interface Given {
  base: unknown;
  mine: unknown;
  /** What is stored when it is read the first time, if somebody changed it. */
  stored?: unknown;
}

/** A button that reviews a text, a platform that stores one, and what is sent to it. */
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
  /** Save waits for what is stored to be read. */
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

describe('what is reviewed before a document is saved', () => {
  it('Each change is told under its heading, and the text is sent as it is.', async () => {
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

  it('White space and another order alone are said to be all.', async () => {
    const page = opened({ base: { a: 1, b: 2 }, mine: { b: 2, a: 1 } });
    await page.review();
    expect((await screen.findByText(/Only white space/)).textContent).toMatch(
      /Only white space and order have changed since/,
    );
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('A long value is cut until one asks for it, and none is ever markup.', async () => {
    const long = `<img src=x onerror=alert(1)>${'long '.repeat(100)}`;
    const page = opened({ base: { a: 'x' }, mine: { a: long } });
    await page.review();
    await page.press('Show all');
    expect((await screen.findByText(/^<img src=x/)).textContent).toBe(long);
    expect(document.querySelector('[role=dialog] img')).toBeNull();
  });

  it('Of thousands of changes each group opens by itself, and by a hundred.', async () => {
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

  it('The problems that are left are told: those found in the text, and those that the screen knows.', async () => {
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

  it('What could not be read is asked for again.', async () => {
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

describe('what somebody else saved meanwhile', () => {
  const base = { a: 1, fields: [field('x'), field('y')] };
  const theirs = { a: 1, fields: [field('x'), field('y', 'Theirs'), field('t')] };

  it('is kept beside my changes where both are elsewhere.', async () => {
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
  ])('is a choice where both changed one place: %s.', async (choice, alias) => {
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
    // While it was not decided nothing was sent.
    expect(page.platform.sent).toHaveLength(1);
  });

  it('can be another value of my own, once it is written as what it is.', async () => {
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

  it('can be a long text of my own, typed in one go.', async () => {
    const page = opened({ base: { n: '' }, mine: { n: 'a' }, stored: { n: 'c' } });
    await page.review();
    await page.choose('n', 'Edit');
    await page.person.type(screen.getByLabelText('Custom value of n'), 'b'.repeat(80));
    await page.press('Save merged version');
    expect(await page.saved()).toBe(text({ n: `a${'b'.repeat(80)}` }));
  });

  it('can be a text of several lines of my own, which end as those of mine.', async () => {
    const page = opened({ base: { n: '' }, mine: { n: 'a\r\nb' }, stored: { n: 'c' } });
    await page.review();
    await page.choose('n', 'Edit');
    fireEvent.change(screen.getByLabelText('Custom value of n'), { target: { value: 'a\nbd' } });
    await page.press('Save merged version');
    expect(await page.saved()).toBe('{"n":"a\\r\\nbd"}');
  });

  it('can be overwritten.', async () => {
    const page = opened({ base, mine: { a: 3 }, stored: theirs });
    await page.review();
    await page.press('Overwrite with mine');
    expect(await page.saved()).toBe(text({ a: 3 }));
  });

  it('is not overwritten by a review that did not show it.', async () => {
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

it('A save is sent once, however often it is pressed.', async () => {
  const page = opened({ base: { a: 1 }, mine: { a: 2 } });
  await page.review();
  const save = await page.button('Save');
  act(() => {
    // In one go: what is on the screen has not changed between them.
    save.click();
    save.click();
  });
  expect(await page.saved()).toBe('{"a":2}');
  expect(page.platform.sent).toHaveLength(1);
});

/** An answer that comes when it is told to. */
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>(answer => (resolve = answer));
  return { promise, resolve: (value: T) => resolve(value) };
}

it('What collides is not chosen while it is saved.', async () => {
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

it('What is stored is compared with nothing once the review is closed.', async () => {
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

describe('a save that fails', () => {
  const given = { base: { a: 1 }, mine: { a: 2 } };

  it('is told, and what was reviewed stays.', async () => {
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

  it('is looked into where no answer came: what is stored was saved, and nothing is sent twice.', async () => {
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
