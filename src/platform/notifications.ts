import * as z from 'zod/mini';
import { crudEndpoints } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { withKind } from './fieldKind.ts';
import { requiredText } from './requiredText.ts';
import { videoAddress } from './video.ts';
import { isWebAddress } from './webAddress.ts';

/** One piece of news (docs/behaviour.md 2 §3): `content` is HTML; `likes` and `comments` are its readers', as numbers or as lists. */
export const PlatformNotification = z.looseObject({
  title: requiredText('resources.notifications.rule.title'),
  content: z.optional(z.nullable(z.string())),
  /** The address of a video. */
  youtubeVideo: z.optional(z.nullable(z.string())),
  likes: z.optional(z.unknown()),
  comments: z.optional(z.unknown()),
  timestamp: z.optional(z.union([z.number(), z.string()])),
});
export type PlatformNotification = z.infer<typeof PlatformNotification>;

/** The news of a day (docs/behaviour.md 2 §3). */
export const NotificationGroup = z.looseObject({
  _id: z.optional(z.string()),
  /** A day as text, not padded: `3/16/2019` (docs/decisions/group-dates.md). It is what the group is called. */
  notificationGroupDate: requiredText('resources.notifications.rule.group'),
  timestamp: z.optional(z.union([z.number(), z.string()])),
  newsletterSent: z.optional(z.boolean()),
  published: z.optional(z.boolean()),
  notifications: z.optional(z.array(PlatformNotification)),
  __v: z.optional(z.number()),
});
export type NotificationGroup = z.infer<typeof NotificationGroup>;

/** What people may fill in of a group, and of a notification in it (docs/behaviour.md 2 §5). */
export const GroupFields = { notificationGroupDate: requiredText('resources.notifications.rule.group') };
export const NotificationFields = {
  title: requiredText('resources.notifications.rule.title'),
  content: withKind('richText', z.optional(z.string())),
  youtubeVideo: z.optional(
    z
      .string()
      .check(
        z.refine(
          text => text.trim() === '' || isWebAddress(videoAddress(text)),
          'resources.notifications.rule.video',
        ),
      ),
  ),
};

/** A notification is saved by PUT of the whole group that it is in. */
export const notifications = {
  ...crudEndpoints('notifications', NotificationGroup),
  info: endpoint('GET /api/notifications/{id}', { reply: NotificationGroup, shows: ['notifications'] }),
  /** A mail to one address (docs/behaviour.md 2 §7). */
  sendMail: endpoint('POST /api/applications/sendmail', {
    body: z.object({ subject: z.string(), email: z.string(), emailBody: z.string() }),
    changes: [],
  }),
};
