import { useContext, useEffect } from 'react';
import { CreateContext, useEvent } from 'react-admin';
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

function parseSource(search: string): object | undefined {
  try {
    const values: unknown = JSON.parse(new URLSearchParams(search).get('source') ?? '');
    return typeof values === 'object' && values !== null ? values : undefined;
  } catch {
    return undefined;
  }
}

const isPassword = (name: string) =>
  [...document.getElementsByName(name)].some(input => input.getAttribute('type') === 'password');

/**
 * Prefills a creation form without `fields` from `?source={…}`, as react-admin does, but only what it has an input for, and no
 * password: a link must not set values that the user does not see.
 */
export function useLocationPrefill({ control, setValue }: UseFormReturn<FieldValues>, isActive: boolean) {
  // The router's own, because `LocationGuard` leaves `source` out of react-admin's.
  const { search } = useLocation();
  const creates = useContext(CreateContext) !== null;
  const values = isActive && creates ? parseSource(search) : undefined;
  const prefill = useEvent(() => {
    if (!values) return;
    for (const name of control._names.mount) {
      const value: unknown = get(values, name);
      // An object is no value of an input: a text input throws for `{"toString":1}`.
      const isFillable = value !== undefined && typeof value !== 'object' && !isPassword(name);
      if (isFillable) setValue(name, value, { shouldDirty: true });
    }
  });
  useEffect(() => prefill(), [prefill]);
}
