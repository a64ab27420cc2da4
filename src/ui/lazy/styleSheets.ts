/** Style sheets that failed to load, with their new request if there is one. */
const failed = new Map<HTMLLinkElement, Promise<void> | undefined>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.set(target, undefined);
  },
  { capture: true },
);

function reload(link: HTMLLinkElement): Promise<void> {
  const newLink = link.cloneNode() as HTMLLinkElement;
  const request = new Promise<void>((resolve, reject) => {
    newLink.addEventListener('load', () => resolve());
    newLink.addEventListener('error', () => reject(new Error(`Failed to load ${newLink.href}`)));
  }).finally(() => failed.delete(link));
  failed.set(link, request);
  link.replaceWith(newLink);
  return request;
}

/**
 * Requests failed style sheets again, and rejects if one fails again. Vite rejects only the first import that
 * needs a failed style sheet; later imports would run without it.
 */
export const reloadStyleSheets = () =>
  Promise.all([...failed].map(([link, request]) => request ?? (link.isConnected ? reload(link) : undefined)));
