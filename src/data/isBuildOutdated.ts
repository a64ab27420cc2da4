/** The entry's file, whose name is another in each build. None while developing. */
const entrySource = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.getAttribute('src');

/** Whether another build of the console is served by now: its document names another entry. Where it cannot be read, nobody knows. */
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
