import type en from '../en/dailyImport.ts';
import type { Same } from '../en/same.ts';

export default {
  rule: { backupName: 'Falta un nombre para la copia' },
} satisfies Same<typeof en>;
