import { act, fireEvent, waitFor } from '@testing-library/react';
import { session } from '../../src/auth/session.ts';

/** The selector of a name: found by its label, without asking for every role on the page. */
function fieldIn(place: HTMLElement, label: string): HTMLInputElement {
  const named = [...place.querySelectorAll('label')].find(one => one.textContent === label);
  const field = named && document.getElementById(named.htmlFor);
  if (field?.getAttribute('role') !== 'combobox') throw new Error(`there is no selector ${label}`);
  return field as HTMLInputElement;
}

const labelOf = (option: Element) => option.querySelector('span')!.childNodes[0]!.textContent;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
/** What is offered is for what is typed. */
const settled = (field: HTMLElement) =>
  waitFor(() => {
    if (
      field.getAttribute('aria-busy') === 'true' ||
      (!options().length && !document.querySelector('.MuiAutocomplete-noOptions'))
    )
      throw new Error('still searching');
  });

/** What comes to be there; whoever is signed out meanwhile does not wait for it. */
async function come<T>(query: () => T): Promise<T> {
  const found = await waitFor(() => (session.token() ? { it: query() } : undefined));
  if (!found) throw new Error('signed out before it came');
  return found.it;
}

/** Opens a selector, whatever it will offer. */
export async function openSelector(place: HTMLElement, label: string): Promise<HTMLInputElement> {
  const named = await come(() => fieldIn(place, label));
  act(() => named.focus());
  // Another field takes its place once it is entered.
  const field = await come(() => {
    const now = fieldIn(place, label);
    if (!now.closest('.MuiAutocomplete-root')) throw new Error('it cannot be chosen from yet');
    return now;
  });
  fireEvent.mouseDown(field);
  if (field.getAttribute('aria-expanded') !== 'true') fireEvent.keyDown(field, { key: 'ArrowDown' });
  return field;
}

async function openChoice(place: HTMLElement, label: string, text: string) {
  const field = await openSelector(place, label);
  await settled(field);
  if (!text) return;
  fireEvent.change(field, { target: { value: text } });
  await settled(field);
}

/** What a selector offers: opened, or searched by `text` once the typing has stopped. */
export async function offeredChoices(
  place: HTMLElement,
  label: string,
  text = '',
): Promise<(string | null)[]> {
  await openChoice(place, label, text);
  return options().map(labelOf);
}

/** Chooses one of what a selector offers, by its name; searched by `text` where it is given. */
export async function pickChoice(place: HTMLElement, label: string, name: string, text = '') {
  await openChoice(place, label, text);
  const option = await waitFor(() => {
    const found = options().find(one => labelOf(one) === name);
    if (!found) throw new Error(`${name} is not offered`);
    return found;
  });
  fireEvent.click(option);
  act(() => fieldIn(place, label).blur());
}

/** The sentence below a selector, if there is one. */
export function errorIn(place: HTMLElement, label: string): string | undefined {
  const field = fieldIn(place, label);
  return field.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(`${field.id}-error`)?.textContent ?? '')
    : undefined;
}

/** What is chosen: one in the field, several as labels before it. */
export function chosenChoices(place: HTMLElement, label: string): (string | null)[] {
  const field = fieldIn(place, label);
  const chips = [...field.closest('.field')!.querySelectorAll('[data-item-index] > span')].map(
    label => label.textContent,
  );
  return chips.length || !field.value ? chips : [field.value];
}

/** The rows of a panel of groups: `{ 'City of Millbrook': ['Assessor'] }`. */
export function groupRowsIn(place: HTMLElement): Record<string, (string | null)[]> {
  const groups: Record<string, (string | null)[]> = {};
  for (const list of place.querySelectorAll('ul')) {
    const head = list.previousElementSibling?.matches('h3')
      ? list.previousElementSibling.firstChild!.textContent!
      : '';
    groups[head.trim()] = [...list.querySelectorAll('li')].map(row => row.firstElementChild!.textContent);
  }
  return groups;
}

/** Presses what stands in a place, by what it says. */
export function pressIn(place: HTMLElement, name: string) {
  const button = [...place.querySelectorAll('button')].find(
    one => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!button) throw new Error(`there is no button ${name}`);
  fireEvent.click(button);
}
