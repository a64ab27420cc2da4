import { useDataProvider } from 'react-admin';
import { asSent } from '../client/asSent.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import type { StatedForm } from '../forms/formOf.ts';
import { useSaveRecord, type Saving } from '../forms/useSaveRecord.tsx';
import { readWhole, type ApplicationRecord } from './application.ts';

/** Saves what a form changed of an application by a PUT of all of it, everything else as it is just before. */
export function useSaveApplication(
  form: StatedForm,
  application: ApplicationRecord,
  own: Partial<Pick<Saving, 'saved' | 'undone' | 'error' | 'part' | 'tell'>> = {},
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useSaveRecord(form, {
    saved: 'resources.applications.notifications.updated',
    undone: 'resources.applications.notifications.undone',
    error: 'error.update',
    record: asSent('applications', application),
    read: () => readWhole(dataProvider, application.id),
    ...own,
  });
}
