/** The cookie with the sign-in token (docs/behaviour.md 1 §3). It is valid for the whole host. */
export const TOKEN_COOKIE = 'token';
