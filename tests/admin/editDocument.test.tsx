import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { useRegisterMutationMiddleware, useSaveContext, type RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { EditDocument, useVersionReview, type EditDocumentProps } from '../../src/admin/index.ts';
import { CallError } from '../../src/platform/errors.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

type TextRecord = RaRecord & { text: string };
type Version = { text: string };
type Mutate = (resource: string, params: object) => Promise<{ data: RaRecord }>;
type Props = EditDocumentProps<TextRecord, Version>;

const messages = () => within(screen.getByRole('status', { name: 'Messages' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A platform that stores one text. */
function platform() {
  const stored = { text: 'opened', writes: [] as string[], reads: 0, lose: false, refuse: false };
  return {
    stored,
    async read() {
      stored.reads += 1;
      return { text: stored.text };
    },
    async write({ text }: Version) {
      stored.writes.push(text);
      if (stored.refuse) throw new CallError('rejected', 500, '', { errors: {} });
      stored.text = text;
      if (stored.lose) throw new CallError('offline', 0, '', { errors: {} });
    },
  };
}

function SaveText() {
  const { save, saving, mutationMode } = useSaveContext();
  return (
    <button type="button" title={`${mutationMode} ${saving}`} onClick={() => void save?.({ text: 'mine' })}>
      Save
    </button>
  );
}

function openPage(of: ReturnType<typeof platform>, more: Partial<Props> = {}) {
  const onSaved = vi.fn<Props['onSaved']>();
  renderAdmin(
    <EditDocument<TextRecord, Version>
      resource="posts"
      id="text"
      read={of.read}
      overwrites={(now, _, agreedTo) => now.text !== (agreedTo?.text ?? 'opened')}
      merge={(_, { text }) => ({ text })}
      write={of.write}
      isDone={(now, { text }) => now.text === text}
      onSaved={onSaved}
      errorMessage="error.save"
      {...more}
    >
      <SaveText />
      {more.children}
    </EditDocument>,
    { dataProvider: postsProvider().provider, wrapper: Console },
  );
  return onSaved;
}

describe('EditDocument', () => {
  it('EditDocument saves through the save context: it reads, merges and writes', async () => {
    const of = platform();
    const onSaved = openPage(of, { successMessage: 'ui.lost.saved' });
    expect(screen.getByRole('button', { name: 'Save' }).title).toBe('pessimistic false');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved.mock.calls[0]).toMatchObject([
      { id: 'text', text: 'mine' },
      { before: { text: 'opened' }, record: { text: 'mine' } },
    ]);
    expect(of.stored.writes).toEqual(['mine']);
  });

  it('EditDocument saves once when Save is pressed twice', async () => {
    const of = platform();
    const onSaved = openPage(of);
    press('Save');
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(of.stored.writes).toEqual(['mine']);
  });

  it('EditDocument runs mutation middlewares', async () => {
    const of = platform();
    function Upper() {
      useRegisterMutationMiddleware<Mutate>(
        useCallback(
          async (resource: string, params: object, next: Mutate) =>
            next(resource, { ...params, data: { text: 'MINE' } }),
          [],
        ),
      );
      return null;
    }
    const onSaved = openPage(of, { children: <Upper /> });
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(of.stored.writes).toEqual(['MINE']);
  });

  it('EditDocument asks before it overwrites a newer version', async () => {
    const of = platform();
    const declined = vi.fn<() => void>();
    const onSaved = openPage(of, {
      conflictQuestion: ({ text }) => ({
        text: `Overwrite ${text}?`,
        confirmLabel: 'Overwrite',
        onDecline: declined,
      }),
    });
    of.stored.text = 'theirs';
    press('Save');
    await screen.findByText('Overwrite theirs?');
    press('Cancel');
    await waitFor(() => expect(declined).toHaveBeenCalledOnce());
    expect(of.stored.writes).toEqual([]);
    press('Save');
    await screen.findByText('Overwrite theirs?');
    press('Overwrite');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(of.stored.writes).toEqual(['mine']);
  });

  it('EditDocument reads the document after a lost reply and does not send it again', async () => {
    const of = platform();
    of.stored.lose = true;
    const onSaved = openPage(of);
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved.mock.calls[0]![1]).toMatchObject({ confirmed: true, verified: { text: 'mine' } });
    expect(of.stored).toMatchObject({ writes: ['mine'], reads: 2 });
    expect(messages().getByText(/saved/)).toBeTruthy();
  });

  it('EditDocument reports a failure and can save again', async () => {
    const of = platform();
    of.stored.refuse = true;
    const onSaved = openPage(of);
    press('Save');
    await waitFor(() => expect(messages().getByText(/500/)).toBeTruthy());
    of.stored.refuse = false;
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });
});

describe('useVersionReview', () => {
  function Review({ read }: { read(): Promise<Version> }) {
    const [shown, setShown] = useState<string>();
    const { isOutdated } = useVersionReview<Version>({
      read,
      show: ({ text }) => setShown(text),
    });
    return <output>{`${shown} ${isOutdated}`}</output>;
  }

  it('useVersionReview overwrites the version that it shows, and shows a newer one first', async () => {
    const of = platform();
    of.stored.text = 'theirs';
    const onSaved = openPage(of, { children: <Review read={of.read} /> });
    await screen.findByText('theirs false');
    of.stored.text = 'newer';
    press('Save');
    await screen.findByText('newer true');
    expect(of.stored.writes).toEqual([]);
    press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(of.stored.writes).toEqual(['mine']);
  });
});
