import { formOf } from '../../../forms/formOf.ts';
import { BackupFields } from '../../../platform/dailyImport.ts';

export const importForm = formOf('dailyImport', BackupFields);
