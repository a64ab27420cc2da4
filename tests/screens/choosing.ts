import { act, fireEvent, waitFor } from '@testing-library/react';
import { session } from '../../src/auth/session.ts';

/** Finds a selector by its label, which is faster than by its role. */
function findSelector(container: HTMLElement, label: string): HTMLInputElement {
  const named = [...container.querySelectorAll('label')].find(one => one.textContent === label);
  const field = named && document.getElementById(named.htmlFor);
  if (field?.getAttribute('role') !== 'combobox') throw new Error(`there is no selector ${label}`);
  return field as HTMLInputElement;
}

const labelOf = (option: Element) => option.querySelector('span')!.childNodes[0]!.textContent;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
/** Waits until the options match the typed text. */
const waitForOptions = (field: HTMLElement) =>
  waitFor(() => {
    if (
      field.getAttribute('aria-busy') === 'true' ||
      (!options().length && !document.querySelector('.MuiAutocomplete-noOptions'))
    )
      throw new Error('still searching');
  });

/** Waits for a result, and throws if the user is signed out in the meantime. */
async function waitSignedIn<T>(query: () => T): Promise<T> {
  const found = await waitFor(() => (session.token() ? { it: query() } : undefined));
  if (!found) throw new Error('signed out before it came');
  return found.it;
}

/** Opens a selector, with any options. */
export async function openSelector(container: HTMLElement, label: string): Promise<HTMLInputElement> {
  const named = await waitSignedIn(() => findSelector(container, label));
  act(() => named.focus());
  // When the focus enters the field, another one replaces it.
  const field = await waitSignedIn(() => {
    const now = findSelector(container, label);
    if (!now.closest('.MuiAutocomplete-root')) throw new Error('it cannot be chosen from yet');
    return now;
  });
  fireEvent.mouseDown(field);
  if (field.getAttribute('aria-expanded') !== 'true') fireEvent.keyDown(field, { key: 'ArrowDown' });
  return field;
}

async function openChoice(container: HTMLElement, label: string, text: string) {
  const field = await openSelector(container, label);
  await waitForOptions(field);
  if (!text) return;
  fireEvent.change(field, { target: { value: text } });
  await waitForOptions(field);
}

/** The options of a selector, after opening it or searching for `text`. */
export async function optionsOf(
  container: HTMLElement,
  label: string,
  text = '',
): Promise<(string | null)[]> {
  await openChoice(container, label, text);
  return options().map(labelOf);
}

/** Chooses an option by its name, after searching for `text` if it is given. */
export async function selectChoice(container: HTMLElement, label: string, name: string, text = '') {
  await openChoice(container, label, text);
  const option = await waitFor(() => {
    const found = options().find(one => labelOf(one) === name);
    if (!found) throw new Error(`${name} is not offered`);
    return found;
  });
  fireEvent.click(option);
  act(() => findSelector(container, label).blur());
}

/** The error below a selector, if there is one. */
export function errorIn(container: HTMLElement, label: string): string | undefined {
  const field = findSelector(container, label);
  return field.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(`${field.id}-error`)?.textContent ?? '')
    : undefined;
}

/** The chosen options: a single one is in the field, several are chips before it. */
export function selectedChoices(container: HTMLElement, label: string): (string | null)[] {
  const field = findSelector(container, label);
  const chips = [...field.closest('.field')!.querySelectorAll('[data-item-index] > span')].map(
    label => label.textContent,
  );
  return chips.length || !field.value ? chips : [field.value];
}

/** The rows of a panel by group: `{ 'City of Millbrook': ['Assessor'] }`. */
export function groupRowsIn(container: HTMLElement): Record<string, (string | null)[]> {
  const groups: Record<string, (string | null)[]> = {};
  for (const list of container.querySelectorAll('ul')) {
    const head = list.previousElementSibling?.matches('h3')
      ? list.previousElementSibling.firstChild!.textContent!
      : '';
    groups[head.trim()] = [...list.querySelectorAll('li')].map(row => row.firstElementChild!.textContent);
  }
  return groups;
}

/** Presses a button inside an element, by its name. */
export function pressIn(container: HTMLElement, name: string) {
  const button = [...container.querySelectorAll('button')].find(
    one => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!button) throw new Error(`there is no button ${name}`);
  fireEvent.click(button);
}
