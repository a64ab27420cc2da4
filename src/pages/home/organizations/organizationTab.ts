/** The tab of the organizations on the main page, and what their list's parameters in the address begin with. */
export const ORGANIZATIONS = { hash: 'organizations', prefix: 'org' } as const;
