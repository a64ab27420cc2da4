import type { Locator } from '@playwright/test';
import type { Page } from './test.ts';

/** What a selector offers under this name, by the whole of it; a note may stand beside. */
export const optionNamed = (page: Page, name: string) =>
  page.locator(`xpath=//*[@role="option"][descendant-or-self::*[text()="${name}"]]`);

/** Chooses what a selector offers for a name. */
export async function pickOption(place: Locator, label: string, name: string) {
  await place.getByRole('combobox', { name: label, exact: true }).fill(name);
  await optionNamed(place.page(), name).click();
}
