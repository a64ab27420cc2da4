/** Characters without a shape of their own, such as U+200B and marks of direction. Copied text brings them along. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** For texts that never contain such a character: emails and phone numbers. */
export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '');
