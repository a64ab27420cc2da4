import type en from '../en/applications.ts';
import type { Same } from '../translate.ts';

export default {
  title: 'Aplicación',
} satisfies Same<typeof en>;
