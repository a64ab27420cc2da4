// No pattern here reads a part of the text again from each of its signs.

/** An address without what is asked of it, or where in it: `https://a.example/b/?f=json` is `https://a.example/b`. */
export const addressWithoutQuery = (text: string) =>
  text
    .trim()
    .replace(/[?#][^]*/, '')
    .replace(/(?<!\/)\/+$/, '');

/** Whether a text is the address of a web page: of http or https, whole, without blanks. Pure, no library. */
export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/]\S*$/i.test(text.trim()) && URL.canParse(text.trim());
