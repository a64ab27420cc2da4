import type { ResourceLabel } from '../../calls/screen.ts';

/** They have no pages of their own: the main page has them in a tab. */
export const notifications = {
  recordRepresentation: ({ id, notificationGroupDate }) => String(notificationGroupDate || id),
  screens: [],
} satisfies ResourceLabel;
