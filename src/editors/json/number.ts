const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Whether this is written as a number of JSON. */
export const isNumber = (written: string) => NUMBER.test(written);

/** What a written number would be read as, where that is another one. */
export function readAs(written: string): string | undefined {
  const value = Number(written);
  if (!Number.isFinite(value)) return String(value);
  if (/^-?\d+$/.test(written)) {
    if (written.length < 16) return undefined;
    const read = BigInt(value);
    return read === BigInt(written) ? undefined : String(read);
  }
  // No number of a computer has more digits than these.
  return written.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '').length > 17
    ? String(value)
    : undefined;
}

/** A written number by its digits, without zeros that say nothing, and its exponent. */
function digitsOf(written: string): string {
  const [, sign, whole, part = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE](.+))?$/.exec(written)!;
  const all = `${whole}${part}`;
  const digits = all.replace(/(?<!0)0+$/, '');
  const bare = digits.replace(/^0+/, '');
  return bare ? `${sign}${bare}e${Number(exponent) - part.length + all.length - digits.length}` : '0';
}

/** A written number as what it counts: its value as a computer reads it, and beyond what that can count its digits. */
export function counted(written: string): string {
  const value = Number(written);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : digitsOf(written);
}
