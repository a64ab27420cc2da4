import type { Context } from 'hono';
import { html } from 'hono/html';
import type { mailsTable } from './db/tables/mails.ts';
import { htmlPage } from './page.ts';

export const outboxPage = (c: Context, letters: (typeof mailsTable.$inferSelect)[]) =>
  htmlPage(
    c,
    'Outbox',
    html`${letters.length ? '' : html`<p>No mail yet.</p>`}
${letters.map(
  letter => html`<article><h2>${letter.subject}</h2><p>To ${letter.to}, ${new Date(letter.sentAt * 1000).toISOString()}</p>
${letter.lines.map(line => html`<p>${line}</p>`)}${letter.link ? html`<p><a href="${letter.link}">${letter.link}</a></p>` : ''}</article>`,
)}`,
  );
