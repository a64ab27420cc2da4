import type { Route } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** A text that attacks a page, an attribute, a template, a spreadsheet and the direction of a line. */
export const HARM = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script>{{7*7}} %{name} $& |||| =1+1 \u202Egnp.exe ${'W'.repeat(90)}`;
const WORDS = /name|label|description|help|title|disclaimer|groupName|text|note|message|county/i;
const ADDRESSES = /^(path|link|url|applicationDomainName|youtubeVideo)$/i;
/** Fields by which the console distinguishes values. */
const MEANT = /^(fileName|userName|providerName)$/;

/** Replaces every name and text of a reply by the attack, and every URL by a script. */
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
  // A kept-alive connection may end at that moment.
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
