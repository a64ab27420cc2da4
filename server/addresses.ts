/** True for the paths of the platform; all others belong to the console. */
export const isPlatforms = (url: string | undefined) => /^\/(api|auth|socket\.io)(\/|\?|$)/.test(url ?? '');

/** Decodes a path repeatedly, because a server may decode nested escapes. */
function undone(path: string): string {
  const once = path.replace(/%(2e|2f|5c|25|3b)/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return once === path ? path : undone(once);
}

/** False for a URL that some server could read as leading out of `/api`, `/auth` or `/socket.io`. */
export const staysInside = (url = '') =>
  !undone(url.replace(/\?.*/s, ''))
    .split(/[/\\]/)
    .some(step => /^\.{1,2}(;|$)/.test(step)) && !/^[^?]*(\\|%5c)/i.test(url);
