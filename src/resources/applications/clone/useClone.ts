import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import {
  newApplicationForm,
  type ApplicationValues,
} from '../../../domain/organizations/applicationForms.ts';
import { applications } from '../../../platform/applications.ts';
import { CallError } from '../../../platform/errors.ts';

type Source = keyof ApplicationValues & string;

/** These fields are unique to an application and are not copied. */
const OWN: readonly string[] = ['applicationId', 'applicationName', 'cloneFrom'];
const sources = (Object.keys(newApplicationForm.fields) as Source[]).filter(source => !OWN.includes(source));

/**
 * Fills the surrounding form from an application, and clears the copied values again. Typed values stay in
 * both cases. `cloned` is the id of the copied application.
 */
export function useCloneSource(
  from: string | undefined,
  copied: Partial<ApplicationValues>,
  setCopied: (copied: Partial<ApplicationValues>) => void,
) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { setValue, getValues } = useFormContext<ApplicationValues>();
  const cloned = useWatch<ApplicationValues>({ name: 'cloneFrom' });
  const [wanted, clone] = useState(from);

  const fill = (id: string, values: Record<string, unknown>) => {
    const chosenSources = sources.filter(
      source => !getValues(source) && typeof values[source] === 'string' && values[source] !== '',
    );
    for (const source of chosenSources) setValue(source, values[source] as string, { shouldDirty: true });
    setValue('cloneFrom', id, { shouldDirty: true });
    setCopied(Object.fromEntries(chosenSources.map(source => [source, values[source] as string])));
    clone(undefined);
  };
  // Each choice is read once. It is a query, so that Retry reads it again after a failure.
  const { error } = useQuery({
    queryKey: [applications.formData.route, 'clone', wanted],
    queryFn: async ({ signal }) => {
      const values = await call(applications.formData, { path: { id: wanted! } }, { signal });
      fill(wanted!, values as Record<string, unknown>);
      return null;
    },
    enabled: wanted !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    meta: { shows: [] },
  });
  const isInvalid = error instanceof CallError && [400, 404, 422].includes(error.status);

  const clear = () => {
    clone(undefined);
    for (const source of sources)
      if (source in copied && getValues(source) === copied[source])
        setValue(source, '', { shouldDirty: true });
    setValue('cloneFrom', '', { shouldDirty: true });
    setCopied({});
  };

  return { cloned: cloned || undefined, clone, clear, isInvalid, error: isInvalid ? null : error };
}
