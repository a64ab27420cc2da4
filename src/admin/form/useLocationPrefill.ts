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
 * Prefills a create form without `fields` from `?source={…}`, as react-admin does. It sets only fields with an input other than a password,
 * because a link must not set values that the user does not see.
 */
export function useLocationPrefill({ control, setValue }: UseFormReturn<FieldValues>, isActive: boolean) {
  // The router's location, because `LocationGuard` removes `source` from react-admin's.
  const { search } = useLocation();
  const isCreateForm = useContext(CreateContext) !== null;
  const values = isActive && isCreateForm ? parseSource(search) : undefined;
  const prefill = useEvent(() => {
    if (!values) return;
    for (const name of control._names.mount) {
      const value: unknown = get(values, name);
      // A text input throws for an object such as `{"toString":1}`.
      const isFillable = value !== undefined && typeof value !== 'object' && !isPassword(name);
      if (isFillable) setValue(name, value, { shouldDirty: true });
    }
  });
  useEffect(() => prefill(), [prefill]);
}
