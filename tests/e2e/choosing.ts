import type { Locator } from '@playwright/test';
import type { Page } from './test.ts';

/** The option of a selector with exactly this name; a note may follow the name. */
export const optionNamed = (page: Page, name: string) =>
  page.locator(`xpath=//*[@role="option"][descendant-or-self::*[text()="${name}"]]`);

export async function pickOption(container: Locator, label: string, name: string) {
  await container.getByRole('combobox', { name: label, exact: true }).fill(name);
  await optionNamed(container.page(), name).click();
}
