import { barsHeight } from './height.ts';

/** The head of a picture, and what surrounds what is drawn, pixels. */
const AROUND = 106;

/** Keeps the place of a picture until its code is there. */
export const PicturePlace = ({ height }: { height: number }) => <div className="panel" style={{ height: height + AROUND, marginBottom: 16 }} />;

/** That of a picture with so many bars. */
export const BarsPlace = ({ bars }: { bars: number }) => <PicturePlace height={barsHeight(bars)} />;
