import type { Route } from '@playwright/test';
import { expect, type Page } from './test.ts';

/** A text that attacks a page, an attribute, a template, a spreadsheet and the direction of a line. */
export const ATTACK = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script>{{7*7}} %{name} $& |||| =1+1 \u202Egnp.exe ${'W'.repeat(90)}`;
const TEXT_FIELDS = /name|label|description|help|title|disclaimer|groupName|text|note|message|county/i;
const URL_FIELDS = /^(path|link|url|applicationDomainName|youtubeVideo)$/i;
/** Fields by which the console distinguishes values. */
const MEANINGFUL_FIELDS = /^(fileName|userName|providerName)$/;

/** Replaces every name and text of a reply by the attack, and every URL by a script. */
export function withAttacks(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(one => withAttacks(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, /config/i.test(name) ? one : withAttacks(one, name)]),
    );
  if (typeof value !== 'string' || MEANINGFUL_FIELDS.test(key)) return value;
  return URL_FIELDS.test(key)
    ? 'javascript:window.broken=1'
    : TEXT_FIELDS.test(key)
      ? `${value}${ATTACK}`
      : value;
}
export async function attackReplies(route: Route) {
  if (route.request().method() !== 'GET') return route.continue();
  // A kept-alive connection may end at that moment.
  const response = await route.fetch({ maxRetries: 3 });
  const answer: unknown = await response.json().catch(() => undefined);
  return answer === undefined
    ? route.fulfill({ response })
    : route.fulfill({ response, json: withAttacks(answer) });
}
export const expectNoHarm = async (page: Page) => {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('a[href^="javascript:" i], main img[src="x"]').count()).toBe(0);
};
