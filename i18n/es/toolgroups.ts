import type en from '../en/toolgroups.ts';
import type { Same } from '../translate.ts';

export default {
  title: 'Grupos de herramientas',
} satisfies Same<typeof en>;
