import type en from '../en/tools.ts';
import type { Same } from '../translate.ts';

export default {
  title: 'Herramientas',
} satisfies Same<typeof en>;
