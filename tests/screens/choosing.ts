import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a selector offers: opened, or searched by `text` once the typing has stopped. */
export async function offered(within_: HTMLElement, label: string, text = ''): Promise<(string | null)[]> {
  await openChoice(within_, label, text);
  return screen.queryAllByRole('option').map(option => option.querySelector('span')!.childNodes[0]!.textContent);
}

async function openChoice(place: HTMLElement, label: string, text: string) {
  const person = userEvent.setup();
  const field = await within(place).findByRole('combobox', { name: label, hidden: true });
  await person.click(field);
  if (field.getAttribute('aria-expanded') !== 'true') await person.keyboard('{ArrowDown}');
  if (text) await person.type(field, text);
  await waitFor(() => {
    if (document.querySelector('.MuiAutocomplete-loading') || (!screen.queryAllByRole('option').length && !document.querySelector('.MuiAutocomplete-noOptions'))) throw new Error('still searching');
  });
}

/** Chooses one of what a selector offers, by its name. */
export async function pick(place: HTMLElement, label: string, name: string, text = name.slice(0, 12)) {
  await openChoice(place, label, text);
  const option = await waitFor(() => {
    const found = screen.getAllByRole('option').find(one => one.querySelector('span')!.childNodes[0]!.textContent === name);
    if (!found) throw new Error(`${name} is not offered`);
    return found;
  });
  await userEvent.setup().click(option);
}

/** Empties a selector. */
export async function unpick(place: HTMLElement, label: string) {
  await userEvent.setup().click(within(place).getByRole('button', { name: `Clear ${label}`, hidden: true }));
}

/** The sentence below a selector, if there is one. */
export function faultIn(place: HTMLElement, label: string): string | undefined {
  const field = within(place).getByRole('combobox', { name: label, hidden: true });
  return field.getAttribute('aria-invalid') === 'true' ? (document.getElementById(`${field.id}-fault`)?.textContent ?? '') : undefined;
}

/** What is chosen: one in the field, several as labels before it. */
export function chosenIn(place: HTMLElement, label: string): (string | null)[] {
  const field = within(place).getByRole<HTMLInputElement>('combobox', { name: label, hidden: true });
  const chips = [...field.closest('.field')!.querySelectorAll('.MuiChip-label')].map(chip => chip.textContent);
  return chips.length || !field.value ? chips : [field.value];
}

/** The rows of a panel of groups: `{ 'City of Millbrook': ['Assessor'] }`. */
export function groupsIn(place: HTMLElement): Record<string, (string | null)[]> {
  const groups: Record<string, (string | null)[]> = {};
  for (const list of place.querySelectorAll('ul')) {
    const head = list.previousElementSibling?.matches('h3') ? list.previousElementSibling.firstChild!.textContent! : '';
    groups[head.trim()] = [...list.querySelectorAll('li')].map(row => row.firstElementChild!.textContent);
  }
  return groups;
}
