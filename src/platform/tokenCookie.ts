/** The cookie that holds the sign-in token (docs/behaviour.md 1 §3), for the whole host. */
export const TOKEN_COOKIE = 'token';
