/** The name of a user's database begins with this text. */
export const DATABASE_PREFIX = 'drafts:';

export async function removeLongTexts(isOwner: (user: string) => boolean) {
  try {
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith(DATABASE_PREFIX) && isOwner(name.slice(DATABASE_PREFIX.length)))
        indexedDB.deleteDatabase(name);
  } catch {
    // If databases are blocked, they contain no texts.
  }
}
