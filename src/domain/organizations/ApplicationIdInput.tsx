import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { applications } from '../../platform/applications.ts';
import { useText } from '../../ui/useText.ts';

interface Holding {
  applicationId: string;
}

/**
 * Checks whether the application id is free when the field loses the focus (docs/behaviour.md 2 §5). `id` is
 * the `_id` of the application that is edited.
 */
export function ApplicationIdInput({ id, autoFocus = false }: { id?: string; autoFocus?: boolean }) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { getValues } = useFormContext<Holding>();
  const [taken, setTaken] = useState<string>();
  const now = () => getValues('applicationId').trim();
  const check = async () => {
    const applicationId = now();
    if (!applicationId || applicationId === taken) return;
    // A failed check is ignored, because the platform checks the id again when the form is saved.
    const reply = await call(applications.checkId, { query: { applicationId, ...(id && { id }) } }).catch(
      () => undefined,
    );
    // Ignores the reply if the user has changed the id since the request.
    if (applicationId === now()) setTaken(reply?.available === false ? applicationId : undefined);
  };
  const typed = useFormContext<Holding>().watch('applicationId');
  return (
    <TextInput<Holding>
      source="applicationId"
      className="input mono"
      autoComplete="off"
      autoFocus={autoFocus}
      onBlur={() => void check()}
      externalError={
        taken !== undefined && typed.trim() === taken ? t('resources.applications.rule.taken') : undefined
      }
    />
  );
}
