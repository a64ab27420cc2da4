// The patterns never scan the rest of the text again from each of its characters.

/** Removes the query and the hash: `https://a.example/b/?f=json` becomes `https://a.example/b`. */
export const urlWithoutQuery = (text: string) =>
  text
    .trim()
    .replace(/[?#][^]*/, '')
    .replace(/(?<!\/)\/+$/, '');

/** Returns whether a text is a complete http or https URL without blanks. */
export const isHttpUrl = (text: string) =>
  /^https?:\/\/[^\s/]\S*$/i.test(text.trim()) && URL.canParse(text.trim());
