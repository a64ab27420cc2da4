import { useDataProvider } from 'react-admin';
import { EditPart, type EditPartProps } from '../admin/index.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { readWhole, type ApplicationRecord } from './application.ts';

interface Props extends Omit<EditPartProps, 'read' | 'record' | 'resource'> {
  application: ApplicationRecord;
}

/** Saves a part of an application by a PUT of all of it, everything else as it is just before. */
export function ApplicationEditPart({ application, ...props }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return (
    <EditPart
      resource="applications"
      record={application}
      read={() => readWhole(dataProvider, application.id)}
      undoneMessage="resources.applications.notifications.undone"
      errorMessage="error.update"
      {...props}
    />
  );
}
