/** The cookie that holds the sign-in token (spec 1 §3), for the whole host. */
export const TOKEN_COOKIE = 'token';
