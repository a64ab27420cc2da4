import { randomBytes } from 'node:crypto';

const NONCE = '__CSP_NONCE__';

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** The document with a fresh nonce, and the policy that names it. */
export function freshDocument(template: string): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64');
  return { html: template.replaceAll(NONCE, nonce), headers: { 'Content-Security-Policy': policy(nonce) } };
}
