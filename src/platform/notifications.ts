import * as z from 'zod/mini';
import { crudEndpoints } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { withKind } from './fieldKind.ts';
import { isHttpUrl } from './isHttpUrl.ts';
import { requiredText } from './requiredText.ts';
import { toVideoUrl } from './video.ts';

/**
 * A notification (docs/behaviour.md 2 §3). `content` is HTML. `likes` and `comments` are numbers or lists.
 */
export const PlatformNotification = z.looseObject({
  title: requiredText('resources.notifications.rule.title'),
  content: z.optional(z.nullable(z.string())),
  /** The URL of a video. */
  youtubeVideo: z.optional(z.nullable(z.string())),
  likes: z.optional(z.unknown()),
  comments: z.optional(z.unknown()),
  timestamp: z.optional(z.union([z.number(), z.string()])),
});
export type PlatformNotification = z.infer<typeof PlatformNotification>;

/** The notifications of one day (docs/behaviour.md 2 §3). */
export const NotificationGroup = z.looseObject({
  _id: z.optional(z.string()),
  /** The name of the group: a date as text without padding, `3/16/2019` (docs/decisions/group-dates.md). */
  notificationGroupDate: requiredText('resources.notifications.rule.group'),
  timestamp: z.optional(z.union([z.number(), z.string()])),
  newsletterSent: z.optional(z.boolean()),
  published: z.optional(z.boolean()),
  notifications: z.optional(z.array(PlatformNotification)),
  __v: z.optional(z.number()),
});
export type NotificationGroup = z.infer<typeof NotificationGroup>;

/** The form fields of a group and of a notification (docs/behaviour.md 2 §5). */
export const GroupFields = { notificationGroupDate: requiredText('resources.notifications.rule.group') };
export const NotificationFields = {
  title: requiredText('resources.notifications.rule.title'),
  content: withKind('richText', z.optional(z.string())),
  youtubeVideo: z.optional(
    z
      .string()
      .check(
        z.refine(
          text => text.trim() === '' || isHttpUrl(toVideoUrl(text)),
          'resources.notifications.rule.video',
        ),
      ),
  ),
};

/** A notification is saved by a PUT of its whole group. */
export const notifications = {
  ...crudEndpoints('notifications', NotificationGroup),
  info: endpoint('GET /api/notifications/{id}', { reply: NotificationGroup, shows: ['notifications'] }),
  /** Sends an email to one address (docs/behaviour.md 2 §7). */
  sendMail: endpoint('POST /api/applications/sendmail', {
    body: z.object({ subject: z.string(), email: z.string(), emailBody: z.string() }),
    changes: [],
  }),
};
