import type en from '../en/toolgroups.ts';
import type { Same } from '../translate.ts';

export default {
  field: { toolGroupName: 'Nombre', helpInfo: 'Ayuda', id: 'Id.' },
  rule: { toolGroupName: 'El nombre del grupo de herramientas es obligatorio' },
} satisfies Same<typeof en>;
