/** Whether a reply says that there is no document yet: 404 or an empty object (docs/contract.md). A gateway's HTML page says nothing about it. */
export const isNoneYet = (status: number, text: string): boolean =>
  status === 404 ? !/^\s*</.test(text) : status === 200 && /^\s*\{\s*\}\s*$/.test(text);
