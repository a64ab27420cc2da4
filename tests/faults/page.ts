import { act, fireEvent, waitFor } from '@testing-library/react';
import select from '../../i18n/en/select.ts';

/** Where it stands how something went. */
const MESSAGES = '[role=alert], .field-error, .note, [class*=banner], [role=status]:not([class*=stack])';

/** What is said anywhere about how it went, by where it stands; that nothing fits is not. */
export function messages(): Map<Element, string> {
  const places = [
    ...document.querySelectorAll(MESSAGES),
    ...[...document.querySelectorAll('.MuiAutocomplete-noOptions')].filter(
      one => one.textContent === select.loadFailed,
    ),
  ];
  return new Map(places.flatMap(place => (place.textContent ? [[place, place.textContent] as const] : [])));
}

/** Whether something is said that was not said `before`: elsewhere, or in other words. */
export const isTold = (before: Map<Element, string>) =>
  [...messages()].some(([place, words]) => before.get(place) !== words);

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  ),
];
const isTyped = (field: Element) =>
  field.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])');

/** How a page stands: all it shows but messages, what is filled in, and what cannot be pressed. */
export interface PageState {
  text: string;
  values: string[];
}

function textOf(node: Node, without: Set<Node>): string {
  if (without.has(node)) return '';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(child => textOf(child, without)).join('');
}

export const standing = (): PageState => ({
  text: textOf(document.body, new Set(document.querySelectorAll(MESSAGES))),
  values: [
    ...fields().map(field => ('checked' in field && !isTyped(field) ? String(field.checked) : field.value)),
    `${document.querySelectorAll(':disabled').length} disabled`,
  ],
});

/** How long a page may take to be as it was, in milliseconds: what marks a form as not saved goes a moment after what was typed. */
const MOMENT = 400;

/** Takes back what a person did since then, as far as it can be: messages dismissed, lists closed, fields as they were. Answers whether all is as it was. */
export async function restored(then: PageState): Promise<boolean> {
  for (const button of document.querySelectorAll('[class*=banner] button[aria-label=Dismiss]'))
    fireEvent.click(button);
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body) act(() => focused.blur());
  fields().forEach((field, at) => {
    const value = then.values[at];
    if (isTyped(field) && value !== undefined && field.value !== value)
      fireEvent.change(field, { target: { value } });
  });
  const was = JSON.stringify(then);
  return waitFor(
    () => {
      if (JSON.stringify(standing()) !== was) throw new Error('it is not as it was');
      return true;
    },
    { timeout: MOMENT },
  ).catch(() => false);
}
