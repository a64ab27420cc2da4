import type en from '../en/tools.ts';
import type { Same } from '../translate.ts';

export default {
  field: { toolName: 'Nombre', helpInfo: 'Ayuda', id: 'Id.' },
  rule: { toolName: 'El nombre de la herramienta es obligatorio' },
} satisfies Same<typeof en>;
