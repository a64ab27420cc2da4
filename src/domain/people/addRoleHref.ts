/** The URL parameter that opens a form on the page of a user. */
export const ADDED = 'add';
export const addRoleHref = (page: string) => `${page}?${ADDED}=role#roles`;
