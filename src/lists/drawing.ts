/** At most so many rows are drawn while the first are awaited: more than a window shows. */
export const DRAWN = 32;
