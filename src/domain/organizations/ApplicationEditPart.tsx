import { useDataProvider } from 'react-admin';
import { EditPart, useRecordContext, type EditPartProps } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readApplication, type ApplicationRecord } from './application.ts';

type Props = Omit<EditPartProps, 'read' | 'record' | 'resource'>;

/**
 * Saves a part of the application in context. The PUT sends the whole application, so the other fields are
 * read again just before it.
 */
export function ApplicationEditPart(props: Props) {
  const application = useRecordContext<ApplicationRecord>()!;
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return (
    <EditPart
      resource="applications"
      record={application}
      read={() => readApplication(dataProvider, application.id)}
      undoneMessage="resources.applications.notifications.undone"
      errorMessage="error.update"
      {...props}
    />
  );
}
