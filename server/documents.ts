import { createHash, randomBytes } from 'node:crypto';

const NONCE = '__CSP_NONCE__';
const NEWSLETTER = '__NEWSLETTER__';
const DEMO = '__DEMO__';

/** The scripts inside a document, as a policy names them. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, script]) => ` 'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    .join('');

const policy = (nonce: string, scripts: string, frameOrigins: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Videos of notifications, and pages that a proxy check names.
    ["frame-src 'self' https://www.youtube-nocookie.com", ...frameOrigins].join(' '),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** What is set for the whole console, and read from its document. */
export interface DocumentSettings {
  /** Newsletters may be sent from here (docs/decisions/newsletter.md). */
  newsletter: boolean;
  /** The platform is the stand-in, whose switches the demo room sets. */
  demo: boolean;
  /** Other sites whose pages the console may show in a frame. */
  frameOrigins?: readonly string[];
}

const onOrOff = (on: boolean) => (on ? 'on' : 'off');

/** The document with a fresh nonce, and the policy that names it. */
export function freshDocument(
  template: string,
  { newsletter, demo, frameOrigins = [] }: DocumentSettings,
): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64');
  return {
    html: template
      .replaceAll(NONCE, nonce)
      .replace(NEWSLETTER, onOrOff(newsletter))
      .replace(DEMO, onOrOff(demo)),
    headers: { 'Content-Security-Policy': policy(nonce, scriptsOf(template), frameOrigins) },
  };
}
