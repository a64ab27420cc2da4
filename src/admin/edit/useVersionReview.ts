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
 * Shows the user the stored version of a document before they save, in a child of `EditDocument`. A save overwrites this version only: if
 * somebody stored another one since, nothing is sent and that version is shown.
 */
export function useVersionReview<V>({ read, show }: Options<V>) {
  const [error, setError] = useState<unknown>();
  const [isOvertaken, setOvertaken] = useState(false);
  const isMounted = useRef(false);
  const shown = useRef<V>(undefined);

  const showVersion = useEvent(async (version: V) => {
    if (!isMounted.current) return;
    await show(version);
    shown.current = version;
  });
  const load = useEvent(async () => {
    setError(undefined);
    try {
      await showVersion(await read());
    } catch (failed) {
      setError(failed);
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
          meta: { ...params.meta, ...(shown.current && { agreedTo: shown.current }) },
        });
      } catch (conflict) {
        if (!(conflict instanceof ConflictError)) throw conflict;
        setOvertaken(true);
        await showVersion(conflict.current as V);
        throw new HandledError();
      }
    },
    [showVersion],
  );
  useRegisterMutationMiddleware<Mutate<V>>(middleware);
  return {
    /** Why the version could not be read. */
    error,
    /** Whether a save showed a version that somebody else stored meanwhile. */
    isOvertaken,
    readAgain: load,
  };
}
