import { createHash, randomBytes } from 'node:crypto';

const NONCE = '__CSP_NONCE__';
const NEWSLETTER = '__NEWSLETTER__';
const DEMO = '__DEMO__';

/** The hashes of the scripts inside a document, for its policy. */
const scriptHashes = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, script]) => ` 'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    .join('');

const contentSecurityPolicy = (nonce: string, scripts: string, frameOrigins: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Frames show videos of notifications, and the pages of a proxy check.
    ["frame-src 'self' https://www.youtube-nocookie.com", ...frameOrigins].join(' '),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Settings of the whole console, which it reads from its document. */
export interface DocumentSettings {
  /** Whether the console may send newsletters (docs/decisions/newsletter.md). */
  newsletter: boolean;
  /** Whether the platform is the stand-in, whose switches the Demo page sets. */
  demo: boolean;
  /** Other sites whose pages the console may show in a frame. */
  frameOrigins?: readonly string[];
}

const onOrOff = (on: boolean) => (on ? 'on' : 'off');

/** The document with a fresh nonce, and the policy that contains it. */
export function renderDocument(
  template: string,
  { newsletter, demo, frameOrigins = [] }: DocumentSettings,
): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64');
  return {
    html: template
      .replaceAll(NONCE, nonce)
      .replace(NEWSLETTER, onOrOff(newsletter))
      .replace(DEMO, onOrOff(demo)),
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(nonce, scriptHashes(template), frameOrigins),
    },
  };
}
