import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import {
  NotificationFields,
  type NotificationGroup,
  type PlatformNotification,
} from '../../../platform/notifications.ts';
import { formatDateTime } from '../../../ui/formats.ts';
import { clean } from './html.ts';

export const notificationForm = defineForm('resources.notifications', NotificationFields);
export type NotificationValues = FormValues<typeof notificationForm>;

/** The prefix of this tab in the URL: the open group and notification, the search and page of the notifications. */
export const NEWS = 'news';

/** From this many rows on a list at the side has a search, and pages of this size. */
export const SIDE_PAGE = 24;

export const piecesOf = (group: NotificationGroup) => group.notifications ?? [];

/** Identifies each notification in its group: by its id, else by its time or title; equal ones are numbered. */
export function keysOf(pieces: readonly PlatformNotification[]): string[] {
  const counts = new Map<string, number>();
  return pieces.map(({ _id, timestamp, title }) => {
    const key = typeof _id === 'string' && _id ? _id : String(timestamp ?? title);
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return number > 1 ? `${key} ${number}` : key;
  });
}
/** The position of a notification in a group as it is now; -1 where it is not in it. */
export const indexOfNotification = (pieces: readonly PlatformNotification[], key: string) =>
  keysOf(pieces).indexOf(key);

/** Characters above which a text is edited as HTML: the editor would take seconds to open it. */
const LONGEST = 50_000;
export const isLong = (html: string | null | undefined): html is string => (html?.length ?? 0) > LONGEST;

/** A notification as its form has it. */
export const notificationValues = ({
  title,
  content,
  youtubeVideo,
}: PlatformNotification): NotificationValues => ({
  title,
  content: isLong(content) ? content : clean(content),
  youtubeVideo: youtubeVideo ?? '',
});

/** Where in the form an error of the platform belongs, which names it by its place in the group. */
export const inForm = (source: string) => source.replace(/^notifications\.\d+\./, '');

/** How many there are of what comes as a number or as a list. */
export const many = (likes: unknown): number =>
  Array.isArray(likes) ? likes.length : Math.max(0, Math.floor(Number(likes)) || 0);

/** MM/dd/yyyy HH:mm of epoch seconds or of a written time; empty where it is none. */
export const formatTimestamp = (timestamp: number | string | null | undefined) =>
  formatDateTime(typeof timestamp === 'string' ? Date.parse(timestamp) / 1000 : timestamp);
