import { defineForm } from '../../../admin/form/defineForm.ts';
import { BackupFields } from '../../../platform/dailyImport.ts';

export const importForm = defineForm('dailyImport', BackupFields);
