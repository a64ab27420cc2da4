/** The end of a key tells it from the others without giving it away. */
export const keyEnd = (key: string) => key.slice(key.length < 12 ? -1 : -4);

export const maskedKey = (key: string) => '•'.repeat(12) + keyEnd(key);
