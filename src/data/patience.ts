/** Without an answer after this many milliseconds a call counts as hung. */
export const PATIENCE = 15_000;
