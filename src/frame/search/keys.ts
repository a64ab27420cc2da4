/** The keys that work from anywhere, each of which a person may switch off on this device. */
export const KEYS = ['k', '?'] as const;

export const keptAt = (user: string) => `keysOff:${user}`;

/** The keys that are off, as one text. */
export function keysOff(user: string): string {
  try {
    return localStorage.getItem(keptAt(user)) ?? '';
  } catch {
    return '';
  }
}
