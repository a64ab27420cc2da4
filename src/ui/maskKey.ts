/** Returns the end of a key, which identifies it without revealing it. */
export const keyEnd = (key: string) => key.slice(key.length < 12 ? -1 : -4);

export const maskKey = (key: string) => '•'.repeat(12) + keyEnd(key);
