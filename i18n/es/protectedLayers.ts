import type en from '../en/protectedLayers.ts';
import type { Same } from '../en/same.ts';

export default {
  rule: { groupName: 'Introduzca el nombre del grupo', groupIndex: 'Introduzca un índice de grupo válido' },
} satisfies Same<typeof en>;
