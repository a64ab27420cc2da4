/** Returns the URL of a typed video. It reads the URL of a copied iframe and adds a missing `https:`. */
export function toVideoUrl(entered: string): string {
  const text = entered.trim();
  const [, , framed] = /^<iframe\b[^>]*?\ssrc\s*=\s*(["']?)([^"'\s>]+)\1/i.exec(text) ?? [];
  const address = framed?.replaceAll('&amp;', '&') ?? text;
  if (address.startsWith('//')) return `https:${address}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)+\//i.test(address) ? `https://${address}` : address;
}

export type Video =
  { kind: 'video'; id: string; /** Seconds. */ start: number } | { kind: 'playlist' | 'other' };

const YOUTUBE = /^((www|m|music)\.)?(youtube|youtube-nocookie)\.com$/;
const SHORT = /^(www\.)?youtu\.be$/;

/** Reads the seconds of `90`, `90s`, `1m30s` or `1:30`. Returns 0 for other text. */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/i.exec(time) ?? /^(?:(\d+):)?(\d+):(\d+)$/.exec(time) ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return Number.isSafeInteger(total) ? total : 0;
}

/** Reads the id and the start time of a YouTube video from a URL. */
export function readVideo(entered: string): Video {
  const address = toVideoUrl(entered);
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return { kind: 'other' };
  const { hostname, pathname, searchParams, hash } = new URL(address);
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const isYouTube = YOUTUBE.test(hostname);
  const id = SHORT.test(hostname)
    ? first
    : isYouTube
      ? (searchParams.get('v') ?? (/^(embed|shorts|live|v|e)$/.test(first) ? second : ''))
      : '';
  if (isYouTube && searchParams.has('list') && (!id || id === 'videoseries')) return { kind: 'playlist' };
  if (!/^[\w-]{6,20}$/.test(id)) return { kind: 'other' };
  const time =
    searchParams.get('t') ??
    searchParams.get('start') ??
    searchParams.get('time_continue') ??
    new URLSearchParams(hash.slice(1)).get('t') ??
    '';
  return { kind: 'video', id, start: secondsIn(time) };
}
