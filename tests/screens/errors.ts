import { prettyDOM } from '@testing-library/react';

const PAGE = '\n\nThis is there:\n';
/** The markup without images. */
const serialize = (element: Element, length: number) =>
  prettyDOM(element, length, {
    highlight: false,
    filterNode: ({ nodeName }) => !/^(svg|script|style|#comment)$/i.test(nodeName),
  }) || '';

/**
 * The error for an element that is missing or found too often. The page is serialized only when the error is
 * read: while a test waits, each attempt creates an error, and only the last one is read.
 */
export function getElementError(errorText: string | null, element: Element): Error {
  let text = errorText === null ? serialize(element, 1000) : errorText.includes(PAGE) ? errorText : undefined;
  const error = new Error();
  // The stack starts at the caller.
  Error.captureStackTrace(error, getElementError);
  return Object.defineProperties(error, {
    name: { value: 'TestingLibraryElementError' },
    message: { configurable: true, get: () => (text ??= errorText + PAGE + serialize(element, 15_000)) },
  });
}
