import type en from '../en/purposes.ts';
import type { Same } from '../translate.ts';

export default {
  field: { purposeName: 'Nombre', helpInfo: 'Ayuda', id: 'Id.' },
  rule: { purposeName: 'El nombre del propósito es obligatorio' },
} satisfies Same<typeof en>;
