import { paths, REPLACED } from '../../ui/paths.ts';

/** The parameter of the main page's address that names the two applications compared: `?compare=a,b`. */
export const COMPARED = 'compare';

/** Where an application is compared with another one that is still to be chosen; without one, both are. */
export const comparing = (id = '') => ({ pathname: paths.home, search: `?${COMPARED}=${id}` });

/** The tab of the organizations on the main page, and what their list's parameters in the address begin with. */
export const ORGANIZATIONS = { hash: 'organizations', prefix: 'org', unless: [COMPARED, REPLACED] } as const;
