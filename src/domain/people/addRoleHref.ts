/** The URL parameter that opens a form on the page of a user. */
export const ADD_PARAM = 'add';
export const addRoleHref = (page: string) => `${page}?${ADD_PARAM}=role#roles`;
