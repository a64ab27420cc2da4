import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { defineResource } from '../defineResource.ts';

/** They have no pages of their own: the main page has them in a tab. */
export const notificationsResource = defineResource('notifications', {
  icon: NotificationsIcon,
  options: { calls: async () => (await import('../../platform/notifications.ts')).notifications },
});
