import { COMPARED } from '../../../organization/comparing.ts';

/** The tab of the organizations on the main page, and what their list's parameters in the address begin with. */
export const ORGANIZATIONS = { hash: 'organizations', prefix: 'org', unless: COMPARED } as const;
