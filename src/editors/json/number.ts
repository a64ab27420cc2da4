const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Whether a text is a JSON number. */
export const isJsonNumber = (written: string) => NUMBER.test(written);

/** The value that JavaScript reads for a written number, if it differs from the number. */
export function inexactValue(written: string): string | undefined {
  const value = Number(written);
  if (!Number.isFinite(value)) return String(value);
  if (/^-?\d+$/.test(written)) {
    if (written.length < 16) return undefined;
    const read = BigInt(value);
    return read === BigInt(written) ? undefined : String(read);
  }
  // A double has at most 17 significant digits.
  return written.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '').length > 17
    ? String(value)
    : undefined;
}

/** Writes a number as its significant digits and an exponent. */
function normalizeDigits(written: string): string {
  const [, minus, integer, part = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE](.+))?$/.exec(written)!;
  const all = `${integer}${part}`;
  const digits = all.replace(/(?<!0)0+$/, '');
  const significant = digits.replace(/^0+/, '');
  return significant
    ? `${minus}${significant}e${Number(exponent) - part.length + all.length - digits.length}`
    : '0';
}

/** Writes equal numbers identically: as a double up to the largest safe integer, larger ones by their digits. */
export function canonicalNumber(written: string): string {
  const value = Number(written);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : normalizeDigits(written);
}
