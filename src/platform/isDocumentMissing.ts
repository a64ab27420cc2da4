/**
 * Returns whether a reply states that there is no document yet: 404 or an empty object (docs/contract.md). A
 * gateway's HTML page does not count.
 */
export const isDocumentMissing = (httpStatus: number, text: string): boolean =>
  httpStatus === 404 ? !/^\s*</.test(text) : httpStatus === 200 && /^\s*\{\s*\}\s*$/.test(text);
