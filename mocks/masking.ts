const SECRET = /password|token|secret|^number$|^cvc$/i;

/** A body as the tape may keep it: passwords, tokens and card numbers are not on it. */
export function maskedBody(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text, (key, value: unknown) => (SECRET.test(key) && typeof value === 'string' ? '***' : value));
  } catch {
    return '(not JSON)';
  }
}

/** Path and query without the token of a download. */
export function maskedPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.has('access_token')) searchParams.set('access_token', '***');
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}
