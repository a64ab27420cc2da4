/** Long texts of a user are in a database of this name, with the user behind it. */
export const LONG_TEXTS = 'drafts:';

/** Removes the long texts of these users. */
export async function removeLongTexts(isOwner: (user: string) => boolean) {
  try {
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith(LONG_TEXTS) && isOwner(name.slice(LONG_TEXTS.length)))
        indexedDB.deleteDatabase(name);
  } catch {
    // Blocked databases hold no texts.
  }
}
