/** The pictures of docs/pictures, by file name. */
export const pictures: Record<string, unknown>;
