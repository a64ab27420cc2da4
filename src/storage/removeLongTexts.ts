/** The name of a user's database begins with this text. */
export const LONG_TEXTS = 'drafts:';

export async function removeLongTexts(isOwner: (user: string) => boolean) {
  try {
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith(LONG_TEXTS) && isOwner(name.slice(LONG_TEXTS.length)))
        indexedDB.deleteDatabase(name);
  } catch {
    // If databases are blocked, they contain no texts.
  }
}
