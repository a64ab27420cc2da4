import { paths } from '../../ui/paths.ts';
import { writePrefixedParams } from '../../ui/url/prefixedParams.ts';

/**
 * The prefix of the notification center's URL parameters: the open group and notification, the search and the
 * page of the notifications.
 */
export const NOTIFICATIONS_PARAM = 'news';
export const GROUP_PARAM = 'group';

/** Returns the URL of a group in the notification center. */
export const groupPath = (id: string) =>
  `${paths.home}${writePrefixedParams(NOTIFICATIONS_PARAM, '', new URLSearchParams({ [GROUP_PARAM]: id }))}#notifications`;
