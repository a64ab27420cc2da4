import { notifications } from '../../platform/notifications.ts';
import { defineAction } from '../action.ts';
import { creationAs, deletionAs, update } from './rules.ts';

export const createNotification = defineAction(
  notifications.create,
  creationAs('newsMade', notifications.remove),
);
export const updateNotification = defineAction(notifications.update, update('notifications'));
export const deleteNotification = defineAction(notifications.remove, deletionAs('newsDeleted'));
export const sendNewsletter = defineAction(notifications.sendMail, {
  name: 'mail',
  icon: 'mail',
  target: ({ body }) => body,
  never: 'mail',
});
