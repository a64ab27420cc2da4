import { resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';

/** They have no pages of their own: the main page has them in a tab. */
export const notifications = {
  name: 'notifications',
  recordRepresentation: ({ id, notificationGroupDate }) => String(notificationGroupDate || id),
  options: { paths: resourcePaths.notifications },
} satisfies ConsoleResource;
