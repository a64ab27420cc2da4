import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { mails } from './db/schema.ts';

const style = `body{font:14px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#16212c;background:#f5f7f9}
article{background:#fff;border:1px solid #d8e0e7;border-radius:6px;padding:.75rem 1rem;margin:.75rem 0}h2{font-size:1rem;margin:0}p{margin:.25rem 0;overflow-wrap:anywhere}a{color:#0b63b0}`;

/** The letters of the demo as a page; whatever people typed is text in it. */
export function outboxPage(c: Context, letters: (typeof mails.$inferSelect)[]) {
  const nonce = randomBytes(16).toString('base64');
  c.header('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`);
  return c.html(html`<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style nonce="${nonce}">${style}</style>
<main><h1>Outbox</h1>
${letters.length ? '' : html`<p>No mail yet.</p>`}
${letters.map(
  letter => html`<article><h2>${letter.subject}</h2><p>To ${letter.to}, ${new Date(letter.sentAt * 1000).toISOString()}</p>
${letter.lines.map(line => html`<p>${line}</p>`)}${letter.link ? html`<p><a href="${letter.link}">${letter.link}</a></p>` : ''}</article>`,
)}
</main></html>`);
}
