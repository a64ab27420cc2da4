/** Whether a text is the address of a web page: of http or https, whole, without blanks. Pure, no library. */
export const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\S*$/i.test(text.trim()) && URL.canParse(text.trim());
