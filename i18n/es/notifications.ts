import type en from '../en/notifications.ts';
import type { Same } from '../translate.ts';

export default {
  title: 'Notificaciones',
} satisfies Same<typeof en>;
