/** The maximum number of skeleton rows. More would not fit into a window. */
export const MAX_SKELETON_ROWS = 32;
