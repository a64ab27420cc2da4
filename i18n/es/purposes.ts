import type en from '../en/purposes.ts';
import type { Same } from '../translate.ts';

export default {
  title: 'Propósitos',
} satisfies Same<typeof en>;
