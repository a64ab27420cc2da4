import type en from '../en/notifications.ts';
import type { Same } from '../en/same.ts';

export default {
  rule: { group: 'Dé un nombre al grupo de avisos', title: 'Hace falta un título' },
} satisfies Same<typeof en>;
