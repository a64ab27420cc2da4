import type en from '../en/roles.ts';
import type { Same } from '../translate.ts';

export default {
  notAuthorized: 'No tiene autorización para ver los roles.',
} satisfies Same<typeof en>;
