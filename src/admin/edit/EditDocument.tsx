import { useMemo, useRef, type ReactNode } from 'react';
import { SaveContextProvider, useEvent, useNotify, type RaRecord, type SaveContextValue } from 'react-admin';
import { ConflictError } from '../../data/failures.ts';
import { inTurn } from '../../data/inTurn.ts';
import { safeWrite, type SafeWriteResult } from '../../data/safeWrite.ts';
import { useConfirm, type ConfirmOptions } from '../../ui/dialog/ConfirmProvider.tsx';
import type { FailureText } from '../../ui/failure/failureText.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { BANNER } from '../../ui/failure/useNotifyText.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { isShownInForm } from '../form/fieldErrors.ts';
import { HandledError } from './useFailureNotification.ts';
import { useSaveMutation } from './useSaveMutation.ts';

type Values = Record<string, unknown>;

/** The question before a newer version is overwritten. */
interface ConflictQuestion extends Pick<ConfirmOptions, 'cancel' | 'confirm' | 'text'> {
  /** Called if the user declines. */
  declined?(): void;
}

/** The `meta` of a save. */
export interface DocumentSaveMeta<V> {
  /** A newer version than the one that was opened, which the user has seen and agreed to overwrite. */
  agreedTo?: V;
}

/** How a document is read and written. `D` is what `save` takes, `V` a stored version, `T` what a write resolves to. */
export interface DocumentCalls<D extends RaRecord, V extends Values, T = unknown> {
  resource: string;
  id: D['id'];
  /** Reads the stored version. */
  read(): Promise<V>;
  /** Whether a save would overwrite changes of others that the user has not agreed to overwrite. */
  overwrites(now: V, data: D, agreedTo: V | undefined): boolean;
  /** Returns the version to store: the stored one with the saved data. */
  merge(now: V, data: D): V;
  write(version: V, now: V): Promise<T>;
  /** Whether the version that was read after a lost reply has the saved data. */
  isDone(read: V, data: D, before: V): boolean;
  /** Asks before a newer version is overwritten. Without it a mutation middleware catches the `ConflictError`: see `useVersionReview`. */
  conflictQuestion?(current: V, data: D): ConflictQuestion;
}

export interface EditDocumentProps<D extends RaRecord, V extends Values, T = unknown> extends DocumentCalls<
  D,
  V,
  T
> {
  /** Called after a save, with the version that was written. */
  onSaved(data: D, result: SafeWriteResult<T, V>): void;
  /** The notification of a save whose reply was not lost; by default none. */
  successMessage?: TextKey;
  errorMessage: FailureText;
  /** Called for an error. If it returns true, no notification follows. */
  onError?(error: unknown): boolean;
  children: ReactNode;
}

/**
 * Publishes the save context of a document, which has an editor in place of a form: `save({ text })` reads the stored version again, merges
 * the text into it, and writes it. It never overwrites a version that the user has not seen, and reads the document after a lost reply.
 */
export function EditDocument<D extends RaRecord, V extends Values, T = unknown>({
  children,
  conflictQuestion,
  errorMessage,
  id,
  isDone,
  merge,
  onError,
  onSaved,
  overwrites,
  read,
  resource,
  successMessage,
  write,
}: EditDocumentProps<D, V, T>) {
  const t = useText();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const confirm = useConfirm();
  const busy = useRef(false);
  const result = useRef<SafeWriteResult<T, V>>(undefined);

  const attempt = async (data: D, agreedTo: V | undefined): Promise<true> => {
    try {
      result.current = await inTurn(`${resource} ${id}`, () =>
        safeWrite<T, V>({
          read,
          overwrites: now => overwrites(now, data, agreedTo),
          merge: now => merge(now, data),
          write,
          isDone: (now, before) => isDone(now, data, before),
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof ConflictError) || !conflictQuestion) throw error;
      const current = error.current as V;
      const { declined, ...question } = conflictQuestion(current, data);
      const done = await confirm({
        title: t('ui.conflict.title'),
        danger: true,
        ...question,
        send: () => attempt(data, current),
      });
      if (done) return done;
      declined?.();
      throw new HandledError();
    }
  };
  const context = useSaveMutation({
    resource,
    record: useMemo(() => ({ id }), [id]),
    async mutationFn({ data, meta }) {
      const document = { ...data, id } as D;
      await attempt(document, (meta as DocumentSaveMeta<V> | undefined)?.agreedTo);
      return document;
    },
    onSuccess(saved) {
      if (result.current!.confirmed) notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
      else if (successMessage) notify(successMessage, { type: 'success', autoHideDuration: BANNER });
      onSaved(saved as D, result.current!);
    },
    onError(error) {
      if (onError?.(error) || error instanceof HandledError || isShownInForm(error)) return;
      notifyFailure(error, { text: errorMessage });
    },
  });
  const save = useEvent(async (...args: Parameters<NonNullable<SaveContextValue['save']>>) => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      return await context.save!(...args);
    } finally {
      busy.current = false;
    }
  });
  const value = useMemo(() => ({ ...context, save }) as SaveContextValue, [context, save]);
  return <SaveContextProvider value={value}>{children}</SaveContextProvider>;
}
