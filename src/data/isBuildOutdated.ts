/** The name of the entry's file differs in each build. Undefined in development. */
const entrySource = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.getAttribute('src');

/**
 * Returns whether the server has another build, whose document names another entry. Returns false if the
 * document cannot be read.
 */
export async function isBuildOutdated(): Promise<boolean> {
  const currentSource = entrySource();
  if (!currentSource) return false;
  try {
    const response = await fetch(import.meta.env.BASE_URL, {
      headers: { accept: 'text/html' },
      cache: 'no-cache',
      credentials: 'same-origin',
    });
    const text = response.ok ? await response.text() : '';
    return /<div id="root">/.test(text) && text.includes('/assets/') && !text.includes(currentSource);
  } catch {
    return false;
  }
}
