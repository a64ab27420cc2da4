import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { session } from '../../auth/session.ts';
import { drafts } from '../../storage/drafts.ts';

type Values = Record<string, unknown>;

/** Unsaved input of unmounted forms by user and form name. It is kept in memory until the user signs out. */
const interrupted = new Map<string, Values>();
session.subscribe(() => {
  if (session.isSignedOut()) interrupted.clear();
});

/**
 * Restores the unsaved input of a short form when it remounts: after the user signs in again, or when the layout changes, as in
 * a window that becomes narrow. `changed` returns the current unsaved values without secrets. Without a `name` nothing is
 * restored.
 */
export function useRefill(
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  user: string,
  name: string | undefined,
  changed: () => Values,
) {
  const getUnsaved = useEvent(changed);
  useEffect(() => {
    if (name === undefined) return;
    // Earlier versions saved drafts of short forms.
    drafts.drop(user, name);
    const key = `${user}:${name}`;
    for (const [source, value] of Object.entries(interrupted.get(key) ?? {}))
      setValue(source, value, { shouldDirty: true });
    interrupted.delete(key);
    const token = session.token();
    return () => {
      const unsaved = session.isSignedOut() ? {} : getUnsaved();
      if (!Object.keys(unsaved).length) return;
      interrupted.set(key, unsaved);
      // A form that moves in the layout remounts in the same tick. Otherwise the user has left it.
      if (session.token() === token) setTimeout(() => interrupted.delete(key));
    };
  }, [setValue, user, name, getUnsaved]);
}
