/** Pixels of one bar with the space around it. */
const BAR = 26;
/** As many are seen at once. */
const SEEN = 12;

/** The height of so many bars, pixels; of more than twelve the rest is scrolled to. */
export const barsHeight = (bars: number) => Math.min(Math.max(bars, 1), SEEN) * BAR;
