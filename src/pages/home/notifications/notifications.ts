import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import {
  NotificationFields,
  type NotificationGroup,
  type PlatformNotification,
} from '../../../platform/notifications.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

export const notificationForm = defineForm('resources.notifications', NotificationFields);
export type NotificationValues = FormValues<typeof notificationForm>;

/** The page size of a list at the side. Longer lists have a search. */
export const SIDE_LIST_PAGE_SIZE = 24;

export const notificationsOf = (group: NotificationGroup) => group.notifications ?? [];

/** Identifies each notification in its group by its id, or by its time or title. Equal keys are numbered. */
export function notificationKeys(pieces: readonly PlatformNotification[]): string[] {
  const counts = new Map<string, number>();
  return pieces.map(({ _id, timestamp, title }) => {
    const key = typeof _id === 'string' && _id ? _id : String(timestamp ?? title);
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return number > 1 ? `${key} ${number}` : key;
  });
}
/** Returns the position of a notification in the current group, or -1. */
export const indexOfNotification = (pieces: readonly PlatformNotification[], key: string) =>
  notificationKeys(pieces).indexOf(key);

/** The length above which a text is edited as HTML, because the editor would take seconds to open it. */
const LONGEST = 50_000;
export const isLong = (html: string | null | undefined): html is string => (html?.length ?? 0) > LONGEST;

/** Converts a notification to form values. */
export const notificationValues = ({
  title,
  content,
  youtubeVideo,
}: PlatformNotification): NotificationValues => ({
  title,
  content: isLong(content) ? content : sanitizeHtml(content),
  youtubeVideo: youtubeVideo ?? '',
});

/** Returns the form's source for the source of an error in the group. */
export const toFormSource = (source: string) => source.replace(/^notifications\.\d+\./, '');

/** Returns the number of likes or comments, which come as a number or as a list. */
export const many = (likes: unknown): number =>
  Array.isArray(likes) ? likes.length : Math.max(0, Math.floor(Number(likes)) || 0);

/** Converts epoch seconds or an ISO time to epoch seconds. */
export const timestampSeconds = (timestamp: number | string | null | undefined) =>
  typeof timestamp === 'string' ? Date.parse(timestamp) / 1000 : timestamp;
