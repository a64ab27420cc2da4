/** In the address of a person's page: what is to be added there. */
export const ADDED = 'add';
export const addRoleHref = (page: string) => `${page}?${ADDED}=role#roles`;
