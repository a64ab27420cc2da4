import { numbersAs } from '../ui/formats.ts';

/** A part of a whole, with one decimal, as the chosen language writes it. */
export const percent = (part: number, whole: number) =>
  (whole ? part / whole : 0).toLocaleString(numbersAs(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
