/** What the proxy server answered: a page of its own, the address of one, or words. */
export type ProxyPage = { kind: 'page'; html: string } | { kind: 'address'; address: URL } | { kind: 'words'; words: string };

const isAddress = (text: string) => /^(https?:\/)?\/\S+$/i.test(text);

/** Reads what check-proxy answered (contract.md): an address is http or https, absolute or of this `origin`. */
export function readProxyPage(text: string, origin = location.origin): ProxyPage {
  const line = text.trim();
  if (isAddress(line) && URL.canParse(line, origin)) return { kind: 'address', address: new URL(line, origin) };
  return /<[!a-z]/i.test(line) ? { kind: 'page', html: text } : { kind: 'words', words: line };
}

/** The policy of such a frame, should the document around it have none: nothing of it runs, loads or is sent. */
export const HARMLESS = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";
const INSIDE = `<meta http-equiv="Content-Security-Policy" content="${HARMLESS}">`;

interface Types {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
}
const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
/** The document requires it (`require-trusted-types-for`); the frame's sandbox keeps the page from doing anything. */
const policy = types?.createPolicy('proxy', { createHTML: html => INSIDE + html });

/** A page as a frame without rights may show it. */
export const harmless = (html: string) => policy?.createHTML(html) ?? INSIDE + html;
