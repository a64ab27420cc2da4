import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';

const style = `:root{color-scheme:light dark;--ink:#16212c;--ground:#f5f7f9;--sheet:#fff;--line:#d8e0e7;--soft:#52606d;--link:#0b63b0}
@media(prefers-color-scheme:dark){:root{--ink:#e3e9ef;--ground:#12181f;--sheet:#1a222b;--line:#34414d;--soft:#9fb0bf;--link:#74b6f2}}
body{font:14px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--ground)}
article,details{background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:.75rem 1rem;margin:.75rem 0}article h2{font-size:1rem;margin:0}
p{margin:.25rem 0;overflow-wrap:anywhere}a{color:var(--link)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;

/** A demo page without scripts or external resources. User input appears only as text. */
export function htmlPage(c: Context, title: string, body: unknown, more = '') {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return c.html(html`<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style nonce="${nonce}">${style}${more}</style>
<main><h1>${title}</h1>
${body}
</main></html>`);
}
