import { act, fireEvent, waitFor } from '@testing-library/react';
import select from '../../i18n/en/select.ts';

/** The elements that report a result. */
const MESSAGES = '[role=alert], .field-error, .note, [class*=banner], [role=status]:not([class*=stack])';

/** All messages about results, by their element. A search without matches is not included. */
export function messages(): Map<Element, string> {
  const elements = [
    ...document.querySelectorAll(MESSAGES),
    ...[...document.querySelectorAll('.MuiAutocomplete-noOptions')].filter(
      one => one.textContent === select.loadFailed,
    ),
  ];
  return new Map(
    elements.flatMap(element => (element.textContent ? [[element, element.textContent] as const] : [])),
  );
}

/** Whether there is a message that was not there `before`: in another element, or with another text. */
export const hasNewMessage = (before: Map<Element, string>) =>
  [...messages()].some(([element, words]) => before.get(element) !== words);

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  ),
];
const isTyped = (field: Element) =>
  field.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=file])');

/** The state of a page: its text without messages, its inputs, and its disabled controls. */
export interface PageState {
  text: string;
  values: string[];
}

function textOf(node: Node, without: Set<Node>): string {
  if (without.has(node)) return '';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(child => textOf(child, without)).join('');
}

export const pageState = (): PageState => ({
  text: textOf(document.body, new Set(document.querySelectorAll(MESSAGES))),
  values: [
    ...fields().map(field => ('checked' in field && !isTyped(field) ? String(field.checked) : field.value)),
    `${document.querySelectorAll(':disabled').length} disabled`,
  ],
});

/**
 * How long a page may take to return to its state, in milliseconds: a form is marked as unsaved a moment
 * after typing.
 */
const MOMENT = 400;

/**
 * Undoes what the test did since that state, if possible: dismisses messages, closes lists, resets fields.
 * Returns whether the page has the same state.
 */
export async function isRestored(then: PageState): Promise<boolean> {
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
      if (JSON.stringify(pageState()) !== was) throw new Error('it is not as it was');
      return true;
    },
    { timeout: MOMENT },
  ).catch(() => false);
}
