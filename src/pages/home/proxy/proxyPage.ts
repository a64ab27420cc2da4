/** The reply of the proxy server: an HTML page, the URL of a page, or plain text. */
export type ProxyPage =
  { kind: 'page'; html: string } | { kind: 'address'; address: URL } | { kind: 'words'; words: string };

const isAddress = (text: string) => /^(https?:\/)?\/\S+$/i.test(text);

/**
 * Reads the reply of check-proxy (docs/contract.md). A URL is http or https, absolute or on this `origin`.
 */
export function readProxyPage(text: string, origin = location.origin): ProxyPage {
  const line = text.trim();
  if (isAddress(line) && URL.canParse(line, origin))
    return { kind: 'address', address: new URL(line, origin) };
  return /<[!a-z]/i.test(line) ? { kind: 'page', html: text } : { kind: 'words', words: line };
}

/** The policy of the frame: it runs, loads and sends nothing. */
const FRAME_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";
const POLICY_META = `<meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}">`;
/** Attributes that a browser fetches before it reads the policy. */
const URL_ATTRIBUTES = ['src', 'srcset', 'imagesrcset', 'poster', 'data', 'background'];

interface Types {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}
const types = (globalThis as { trustedTypes?: Types }).trustedTypes;
/**
 * The document requires a policy (`require-trusted-types-for`). It can allow all HTML, because the parsed
 * document is inert and the frame is sandboxed.
 */
const policy = types?.createPolicy('proxy', { createHTML: html => html });
const toTrustedHtml = (html: string) => policy?.createHTML(html) ?? html;

/** Returns HTML that the sandboxed frame can show without loading anything. */
export function sandboxedHtml(html: string): string {
  const { documentElement: page } = new DOMParser().parseFromString(toTrustedHtml(html), 'text/html');
  for (const one of page.querySelectorAll('script, link')) one.remove();
  for (const style of page.querySelectorAll('style'))
    style.textContent = style.textContent.replaceAll(/@import/gi, '');
  for (const one of page.querySelectorAll('*'))
    for (const name of URL_ATTRIBUTES)
      if (!one.getAttribute(name)?.startsWith('data:')) one.removeAttribute(name);
  return toTrustedHtml(POLICY_META + page.innerHTML);
}
