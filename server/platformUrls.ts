/** True for the paths of the platform; all others belong to the console. */
export const isPlatformUrl = (url: string | undefined) => /^\/(api|auth|socket\.io)(\/|\?|$)/.test(url ?? '');

/** Decodes a path repeatedly, because a server may decode nested escapes. */
function fullyDecoded(path: string): string {
  const once = path.replace(/%(2e|2f|5c|25|3b)/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return once === path ? path : fullyDecoded(once);
}

/** False for a URL that some server could read as leading out of `/api`, `/auth` or `/socket.io`. */
export const hasNoPathTraversal = (url = '') =>
  !fullyDecoded(url.replace(/\?.*/s, ''))
    .split(/[/\\]/)
    .some(step => /^\.{1,2}(;|$)/.test(step)) && !/^[^?]*(\\|%5c)/i.test(url);
