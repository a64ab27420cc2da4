/** The `record` of a form that edits no record, also on the page of one. */
export const NO_RECORD = {};
