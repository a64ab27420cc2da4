/** What a file may have, to be imported; its size in bytes. */
export const LARGEST = 10 * 1024 * 1024;
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 300;
