import type { Route } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** Means harm to a page, an attribute, a template, a sheet, and to the order in which a line is read. */
export const HARM = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script>{{7*7}} %{name} $& |||| =1+1 \u202Egnp.exe ${'W'.repeat(90)}`;
const WORDS = /name|label|description|help|title|disclaimer|groupName|text|note|message|county/i;
const ADDRESSES = /^(path|link|url|applicationDomainName|youtubeVideo)$/i;
/** Names by which the console itself tells what something is. */
const MEANT = /^(fileName|userName|providerName)$/;

/** An answer, every name and text in which means harm, and every address is a script. */
export function harmed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(one => harmed(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, /config/i.test(name) ? one : harmed(one, name)]),
    );
  if (typeof value !== 'string' || MEANT.test(key)) return value;
  return ADDRESSES.test(key) ? 'javascript:window.broken=1' : WORDS.test(key) ? `${value}${HARM}` : value;
}
export async function harm(route: Route) {
  if (route.request().method() !== 'GET') return route.continue();
  // A connection that was kept open may end just then.
  const response = await route.fetch({ maxRetries: 3 });
  const answer: unknown = await response.json().catch(() => undefined);
  return answer === undefined
    ? route.fulfill({ response })
    : route.fulfill({ response, json: harmed(answer) });
}
export const expectNoHarm = async (page: Page) => {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('a[href^="javascript:" i], main img[src="x"]').count()).toBe(0);
};
