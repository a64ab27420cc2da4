import { useCallback, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTellFailure } from '../../../calls/useTellFailure.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { newApplicationForm, type ApplicationValues } from '../../../organization/forms.ts';
import { applications } from '../../../platform/applications.ts';
import { CallError } from '../../../platform/errors.ts';

type Source = keyof ApplicationValues & string;

/** What is one's own of an application is not copied. */
const OWN: readonly string[] = ['applicationId', 'applicationName', 'cloneFrom'];
const sources = (Object.keys(newApplicationForm.fields) as Source[]).filter(source => !OWN.includes(source));

/** Fills the form around from an application, and takes that back; what was typed stays both times. `cloned`: its id. */
export function useClone(
  copied: Partial<ApplicationValues>,
  setCopied: (copied: Partial<ApplicationValues>) => void,
) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  const tellFailure = useTellFailure();
  const { setValue, getValues } = useFormContext<ApplicationValues>();
  const cloned = useWatch<ApplicationValues>({ name: 'cloneFrom' });
  const [isInvalid, setInvalid] = useState(false);
  const asked = useRef('');

  const clone = useCallback(
    async (id: string) => {
      asked.current = id;
      setInvalid(false);
      try {
        const from = (await call(applications.formData, { path: { id } })) as Record<string, unknown>;
        // Another one was chosen meanwhile.
        if (asked.current !== id) return;
        const filled = sources.filter(
          source => !getValues(source) && typeof from[source] === 'string' && from[source] !== '',
        );
        for (const source of filled) setValue(source, from[source] as string, { shouldDirty: true });
        setValue('cloneFrom', id, { shouldDirty: true });
        setCopied(Object.fromEntries(filled.map(source => [source, from[source] as string])));
      } catch (error) {
        if (error instanceof CallError && [400, 404, 422].includes(error.status)) setInvalid(true);
        else tellFailure(error, { text: 'applications.loadError' });
      }
    },
    [call, getValues, setValue, setCopied, tellFailure],
  );

  const clear = () => {
    asked.current = '';
    for (const source of sources)
      if (source in copied && getValues(source) === copied[source])
        setValue(source, '', { shouldDirty: true });
    setValue('cloneFrom', '', { shouldDirty: true });
    setCopied({});
  };

  return { cloned: cloned || undefined, clone, clear, isInvalid };
}
