/** What the proxy server answered: a page of its own, the address of one, or words. */
export type ProxyPage =
  { kind: 'page'; html: string } | { kind: 'address'; address: URL } | { kind: 'words'; words: string };

const isAddress = (text: string) => /^(https?:\/)?\/\S+$/i.test(text);

/** Reads what check-proxy answered (docs/contract.md): an address is http or https, absolute or of this `origin`. */
export function readProxyPage(text: string, origin = location.origin): ProxyPage {
  const line = text.trim();
  if (isAddress(line) && URL.canParse(line, origin))
    return { kind: 'address', address: new URL(line, origin) };
  return /<[!a-z]/i.test(line) ? { kind: 'page', html: text } : { kind: 'words', words: line };
}

/** The policy of such a frame: nothing of it runs, loads or is sent. */
const HARMLESS =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";
const INSIDE = `<meta http-equiv="Content-Security-Policy" content="${HARMLESS}">`;
/** What a browser fetches ahead of reading that policy. */
const FETCHED = ['src', 'srcset', 'imagesrcset', 'poster', 'data', 'background'];

interface Types {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}
const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
/** The document requires it (`require-trusted-types-for`); what is parsed apart does nothing, and the frame's sandbox keeps the page from doing anything. */
const policy = types?.createPolicy('proxy', { createHTML: html => html });
const trusted = (html: string) => policy?.createHTML(html) ?? html;

/** A page as a frame without rights may show it. */
export function sandboxedHtml(html: string): string {
  const { documentElement: page } = new DOMParser().parseFromString(trusted(html), 'text/html');
  for (const one of page.querySelectorAll('script, link')) one.remove();
  for (const style of page.querySelectorAll('style'))
    style.textContent = style.textContent.replaceAll(/@import/gi, '');
  for (const one of page.querySelectorAll('*'))
    for (const name of FETCHED) if (!one.getAttribute(name)?.startsWith('data:')) one.removeAttribute(name);
  return trusted(INSIDE + page.innerHTML);
}
