/** The largest file that can be imported, in bytes. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 5000;
export const MAX_IMPORT_COLUMNS = 300;
