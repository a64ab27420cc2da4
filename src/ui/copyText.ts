/** Copies a text, or shows it selected. Resolves with whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // The clipboard requires https, and the browser may refuse access.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return (await import('./copyWithoutClipboard.ts')).copyWithoutClipboard(text);
  }
}
