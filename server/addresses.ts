/** True for what the platform answers; the rest is the console's. */
export const isPlatforms = (url: string | undefined) => /^\/(api|auth|socket\.io)(\/|\?|$)/.test(url ?? '');

/** The path as whoever reads it most generously would: escapes undone, however often they were made. */
function undone(path: string): string {
  const once = path.replace(/%(2e|2f|5c|25|3b)/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return once === path ? path : undone(once);
}

/** False for an address that some server would read as leading out of `/api`, `/auth` or `/socket.io`. */
export const staysInside = (url = '') =>
  !undone(url.replace(/\?.*/s, ''))
    .split(/[/\\]/)
    .some(step => /^\.{1,2}(;|$)/.test(step)) && !/^[^?]*(\\|%5c)/i.test(url);
