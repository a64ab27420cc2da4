import { formatCount } from './formats.ts';

/** Returns the separators of the chosen language, as in 10,000,000.5. */
function separators() {
  const sample = formatCount(10_000_000.5);
  return { group: sample[2]!, point: sample.at(-2)! };
}

/**
 * Parses a number in the chosen language, with or without thousands separators. Returns undefined for other
 * text.
 */
export function readDigits(typed: string): number | undefined {
  const { group, point } = separators();
  const [, minus = '', whole = '', part = ''] =
    new RegExp(`^(-?)(\\d+|\\d{1,3}(?:\\${group}\\d{3})+)?(?:\\${point}(\\d*))?$`).exec(typed) ?? [];
  return whole || part ? Number(`${minus}${whole.replaceAll(group, '') || 0}.${part || 0}`) : undefined;
}

/** Formats a number for an input without thousands separators, optionally with a fixed number of decimals. */
export const digits = (number: number, behind?: number) =>
  (behind === undefined ? String(number) : number.toFixed(behind)).replace('.', separators().point);
