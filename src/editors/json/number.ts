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
  return written.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '').length > 17 ? String(value) : undefined;
}
