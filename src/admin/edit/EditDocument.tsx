import { useMemo, useRef, type ReactNode } from 'react';
import { SaveContextProvider, useEvent, useNotify, type RaRecord, type SaveContextValue } from 'react-admin';
import { ConflictError } from '../../data/failures.ts';
import { queueWrite } from '../../data/queueWrite.ts';
import { safeWrite, type SafeWriteResult } from '../../data/safeWrite.ts';
import type { ConfirmOptions } from '../../ui/dialog/ConfirmDialog.tsx';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import type { FailureText } from '../../ui/failure/failureText.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { AUTO_HIDE_MS } from '../../ui/failure/useNotifyText.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { isShownInForm } from '../form/fieldErrors.ts';
import { HandledError } from './useFailureNotification.ts';
import { useSaveMutation } from './useSaveMutation.ts';

type RecordValues = Record<string, unknown>;

/** The confirmation before a newer version is overwritten. */
interface ConflictQuestion extends Pick<ConfirmOptions, 'cancel' | 'confirmLabel' | 'text'> {
  /** Called if the user declines. */
  onDecline?(): void;
}

/** The `meta` of a save. */
export interface DocumentSaveMeta<V> {
  /** The stored version that the user has seen and agreed to overwrite, if it is newer than the one they opened. */
  agreedTo?: V;
}

/** How a document is read and written. `D` is the data that `save` takes, `V` a stored version, `T` the result of a write. */
export interface DocumentCalls<D extends RaRecord, V extends RecordValues, T = unknown> {
  resource: string;
  id: D['id'];
  /** Reads the stored version. */
  read(): Promise<V>;
  /** Whether a save would overwrite changes by others that the user has not agreed to overwrite. */
  overwrites(now: V, data: D, agreedTo: V | undefined): boolean;
  /** Returns the version to store: the current one with the saved data. */
  merge(now: V, data: D): V;
  write(version: V, now: V): Promise<T>;
  /** Whether the version that was read after a lost reply contains the saved data. */
  isDone(read: V, data: D, before: V): boolean;
  /** Returns the confirmation to show before a newer version is overwritten. Without it, a mutation middleware handles the `ConflictError`: see `useVersionReview`. */
  conflictQuestion?(current: V, data: D): ConflictQuestion;
}

export interface EditDocumentProps<
  D extends RaRecord,
  V extends RecordValues,
  T = unknown,
> extends DocumentCalls<D, V, T> {
  /** Called after a save, with the version that was written. */
  onSaved(data: D, result: SafeWriteResult<T, V>): void;
  /** The notification of a save whose reply was not lost. By default there is no notification. */
  successMessage?: TextKey;
  errorMessage: FailureText;
  /** Called for an error. If it returns true, no notification follows. */
  onError?(error: unknown): boolean;
  children: ReactNode;
}

/**
 * Provides the save context of a document that is edited in an editor instead of a form. `save({ text })` reads the stored version again,
 * merges the text into it, and writes the result. It never overwrites a version that the user has not seen, and reads the document after a
 * lost reply.
 */
export function EditDocument<D extends RaRecord, V extends RecordValues, T = unknown>({
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
  const confirmDialog = useConfirm();
  const isSaving = useRef(false);
  const result = useRef<SafeWriteResult<T, V>>(undefined);

  const attempt = async (data: D, agreedTo: V | undefined): Promise<true> => {
    try {
      result.current = await queueWrite(`${resource} ${id}`, () =>
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
      const { onDecline, ...question } = conflictQuestion(current, data);
      const done = await confirmDialog({
        title: t('ui.conflict.title'),
        danger: true,
        ...question,
        send: () => attempt(data, current),
      });
      if (done) return done;
      onDecline?.();
      throw new HandledError();
    }
  };
  const context = useSaveMutation({
    resource,
    record: useMemo(() => ({ id }), [id]),
    async mutationFn({ data, meta }) {
      const savedDocument = { ...data, id } as D;
      await attempt(savedDocument, (meta as DocumentSaveMeta<V> | undefined)?.agreedTo);
      return savedDocument;
    },
    onSuccess(saved) {
      if (result.current!.confirmed) notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
      else if (successMessage) notify(successMessage, { type: 'success', autoHideDuration: AUTO_HIDE_MS });
      onSaved(saved as D, result.current!);
    },
    onError(error) {
      if (onError?.(error) || error instanceof HandledError || isShownInForm(error)) return;
      notifyFailure(error, { text: errorMessage });
    },
  });
  const save = useEvent(async (...args: Parameters<NonNullable<SaveContextValue['save']>>) => {
    if (isSaving.current) return undefined;
    isSaving.current = true;
    try {
      return await context.save!(...args);
    } finally {
      isSaving.current = false;
    }
  });
  const value = useMemo(() => ({ ...context, save }) as SaveContextValue, [context, save]);
  return <SaveContextProvider value={value}>{children}</SaveContextProvider>;
}
