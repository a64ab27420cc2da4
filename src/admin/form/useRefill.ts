import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { session } from '../../auth/session.ts';
import { drafts } from '../../storage/drafts.ts';

type RecordValues = Record<string, unknown>;

/** Unsaved input of unmounted forms by user and form name. It stays in memory until the user signs out. */
const unsavedInputs = new Map<string, RecordValues>();
session.subscribe(() => {
  if (session.isSignedOut()) unsavedInputs.clear();
});

/**
 * Restores the unsaved input of a short form when it remounts, because the user signed in again or the layout changed with the width of
 * the window. `getChanges` returns the current unsaved values without secrets. Without a `name` nothing is restored.
 */
export function useRefill(
  { setValue }: Pick<UseFormReturn<RecordValues>, 'setValue'>,
  user: string,
  name: string | undefined,
  getChanges: () => RecordValues,
) {
  const getUnsaved = useEvent(getChanges);
  useEffect(() => {
    if (name === undefined) return;
    // Earlier versions stored drafts of short forms.
    drafts.remove(user, name);
    const key = `${user}:${name}`;
    for (const [source, value] of Object.entries(unsavedInputs.get(key) ?? {}))
      setValue(source, value, { shouldDirty: true });
    unsavedInputs.delete(key);
    const token = session.token();
    return () => {
      const unsaved = session.isSignedOut() ? {} : getUnsaved();
      if (!Object.keys(unsaved).length) return;
      unsavedInputs.set(key, unsaved);
      // A form that moves in the layout remounts in the same task. Later, the user has left the form.
      if (session.token() === token) setTimeout(() => unsavedInputs.delete(key));
    };
  }, [setValue, user, name, getUnsaved]);
}
