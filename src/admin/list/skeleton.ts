/** Skeletons have at most this many rows: more than a window shows. */
export const MAX_SKELETON_ROWS = 32;
