/** Whether a read says that there is none yet: not found, or an empty object (docs/contract.md); a gateway's page says nothing of that. Pure, no library. */
export const isNoneYet = (status: number, text: string): boolean =>
  status === 404 ? !/^\s*</.test(text) : status === 200 && /^\s*\{\s*\}\s*$/.test(text);
