import { formatCount } from './formats.ts';

/** How the chosen language parts thousands, and whole from parts: as they stand in 10,000,000.5. */
function signs() {
  const sample = formatCount(10_000_000.5);
  return { group: sample[2]!, point: sample.at(-2)! };
}

/** A number as it is typed: as the chosen language writes it, thousands parted by its sign or not at all; undefined where it is none. */
export function readDigits(typed: string): number | undefined {
  const { group, point } = signs();
  const [, minus = '', whole = '', part = ''] =
    new RegExp(`^(-?)(\\d+|\\d{1,3}(?:\\${group}\\d{3})+)?(?:\\${point}(\\d*))?$`).exec(typed) ?? [];
  return whole || part ? Number(`${minus}${whole.replaceAll(group, '') || 0}.${part || 0}`) : undefined;
}

/** A number as it stands in an input: thousands are not parted, and with so many digits behind the point where that is said. */
export const digits = (number: number, behind?: number) =>
  (behind === undefined ? String(number) : number.toFixed(behind)).replace('.', signs().point);
