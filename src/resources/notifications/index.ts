import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { defineResource } from '../defineResource.ts';

/** Notifications have no pages of their own. The main page shows them in a tab. */
export const notificationsResource = defineResource('notifications', {
  icon: NotificationsIcon,
  options: {
    menu: 'none',
    calls: async () => (await import('../../platform/notifications.ts')).notifications,
  },
});
