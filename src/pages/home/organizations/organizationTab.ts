import { COMPARED } from '../../../domain/organizations/comparing.ts';
import { REPLACED } from '../../../ui/paths.ts';

/** The tab of the organizations on the main page, and what their list's parameters in the address begin with. */
export const ORGANIZATIONS = { hash: 'organizations', prefix: 'org', unless: [COMPARED, REPLACED] } as const;
