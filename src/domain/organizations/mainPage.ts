import { paths, REPLACE_PARAM } from '../../ui/paths.ts';

/** The parameter that contains the two compared applications: `?compare=a,b`. */
export const COMPARE_PARAM = 'compare';

/**
 * Returns the location that compares an application with one that the user still chooses. Without `id`, the
 * user chooses both.
 */
export const compareTarget = (id = '') => ({ pathname: paths.home, search: `?${COMPARE_PARAM}=${id}` });

/** The hash of the tab of organizations on the main page, and the prefix of its list's parameters. */
export const ORGANIZATIONS = {
  hash: 'organizations',
  prefix: 'org',
  unless: [COMPARE_PARAM, REPLACE_PARAM],
} as const;
