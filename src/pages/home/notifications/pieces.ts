import { formOf, type FormValues } from '../../../forms/formOf.ts';
import {
  NotificationFields,
  type Notification,
  type NotificationGroup,
} from '../../../platform/notifications.ts';
import { moment } from '../../../ui/formats.ts';
import { clean } from './html.ts';

export const notificationForm = formOf('notifications', NotificationFields);
export type NotificationValues = FormValues<typeof notificationForm>;

/** What one is known by in its group: its id, or its place where the platform gives none. */
export const keyOf = (one: Notification, at: number) =>
  typeof one._id === 'string' && one._id ? one._id : String(at);
export const piecesOf = (group: NotificationGroup) => group.notifications ?? [];
/** The place of the one that is meant by its key, or by its place where it has got an id since; -1 for none. */
export function placeIn(pieces: Notification[], key: string | null) {
  const at = pieces.findIndex((one, place) => keyOf(one, place) === key);
  return at < 0 && key !== null && /^\d{1,6}$/.test(key) && Number(key) < pieces.length ? Number(key) : at;
}
export const placeOf = (group: NotificationGroup, key: string) =>
  piecesOf(group).findIndex((one, at) => keyOf(one, at) === key);

/** A notification as its form has it. */
export const valuesOf = ({ title, content, youtubeVideo }: Notification): NotificationValues => ({
  title,
  content: clean(content),
  youtubeVideo: youtubeVideo ?? '',
});

/** Where in the form an error of the platform belongs, which names it by its place in the group. */
export const inForm = (source: string) => source.replace(/^notifications\.\d+\./, '');

/** How many there are of what comes as a number or as a list. */
export const many = (likes: unknown): number =>
  Array.isArray(likes) ? likes.length : Math.max(0, Math.floor(Number(likes)) || 0);

/** MM/dd/yyyy HH:mm of epoch seconds or of a written time; empty where it is none. */
export const writtenAt = (timestamp: number | string | null | undefined) =>
  moment(typeof timestamp === 'string' ? Date.parse(timestamp) / 1000 : timestamp);
