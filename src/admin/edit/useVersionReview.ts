import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvent, useRegisterMutationMiddleware, type RaRecord } from 'react-admin';
import { ConflictError } from '../../data/failures.ts';
import type { DocumentSaveMeta } from './EditDocument.tsx';
import { HandledError } from './useFailureNotification.ts';

interface Params<V> {
  meta?: DocumentSaveMeta<V>;
}
type Mutate<V> = (resource: string, params: Params<V>) => Promise<{ data: RaRecord }>;

interface Options<V> {
  /** Reads the stored version. */
  read(): Promise<V>;
  /** Shows a version to the user, who then agrees to overwrite it by saving. */
  show(version: V): Promise<void> | void;
}

/**
 * Shows the user the stored version of a document before they save. It is called in a child of `EditDocument`. A save overwrites only the
 * version shown: if another user has stored a newer one, nothing is sent and the newer version is shown.
 */
export function useVersionReview<V>({ read, show }: Options<V>) {
  const [error, setError] = useState<unknown>();
  const [isOutdated, setOutdated] = useState(false);
  const isMounted = useRef(false);
  const shownVersion = useRef<V>(undefined);

  const presentVersion = useEvent(async (version: V) => {
    if (!isMounted.current) return;
    await show(version);
    shownVersion.current = version;
  });
  const load = useEvent(async () => {
    setError(undefined);
    try {
      await presentVersion(await read());
    } catch (readError) {
      setError(readError);
    }
  });
  useEffect(() => {
    isMounted.current = true;
    void load();
    return () => {
      isMounted.current = false;
    };
  }, [load]);

  const middleware = useCallback(
    async (resource: string, params: Params<V>, next: Mutate<V>) => {
      try {
        return await next(resource, {
          ...params,
          meta: { ...params.meta, ...(shownVersion.current && { agreedTo: shownVersion.current }) },
        });
      } catch (conflict) {
        if (!(conflict instanceof ConflictError)) throw conflict;
        setOutdated(true);
        await presentVersion(conflict.current as V);
        throw new HandledError();
      }
    },
    [presentVersion],
  );
  useRegisterMutationMiddleware<Mutate<V>>(middleware);
  return {
    /** The error of the last failed attempt to read the version. */
    error,
    /** Whether a save was refused because another user had stored a newer version. */
    isOutdated,
    reload: load,
  };
}
