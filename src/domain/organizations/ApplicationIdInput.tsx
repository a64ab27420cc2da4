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

/** The application id; whether it is free is asked when the field is left (docs/behaviour.md 2 §5). `id`: whose it is already. */
export function ApplicationIdInput({ id, autoFocus = false }: { id?: string; autoFocus?: boolean }) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { getValues } = useFormContext<Holding>();
  const [taken, setTaken] = useState<string>();
  const now = () => getValues('applicationId').trim();
  const check = async () => {
    const applicationId = now();
    if (!applicationId || applicationId === taken) return;
    // Whether it is free is asked again when it is sent: what fails here says nothing.
    const reply = await call(applications.checkId, { query: { applicationId, ...(id && { id }) } }).catch(
      () => undefined,
    );
    // A late answer about an id that stands here no more says nothing of the one that does.
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
