/** The pictures of docs/pictures, by the names of their files. */
export const pictures: Record<string, unknown>;
