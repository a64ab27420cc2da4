/** YouTube's host that sets no cookies before a video is played; the policy of the document names it. */
const HOST = 'https://www.youtube-nocookie.com';

/** Where a video can be played, by the address of its page at YouTube; undefined where it is none. */
export function playerOf(address: string | null | undefined): string | undefined {
  const text = address?.trim() ?? '';
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, pathname, searchParams } = new URL(text);
  const host = hostname.replace(/^(www|m|music)\./, '');
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1])
        : undefined;
  return id && /^[\w-]{6,20}$/.test(id) ? `${HOST}/embed/${id}` : undefined;
}
