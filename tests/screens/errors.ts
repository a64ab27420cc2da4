import { prettyDOM } from '@testing-library/react';

const PAGE = '\n\nThis is there:\n';
/** Markup without drawings. */
const writtenOut = (element: Element, length: number) =>
  prettyDOM(element, length, {
    highlight: false,
    filterNode: ({ nodeName }) => !/^(svg|script|style|#comment)$/i.test(nodeName),
  }) || '';

/**
 * The error of what is not there, or there too often. The page is written out when somebody reads the error: while something
 * is waited for each look makes one, and only the last is read.
 */
export function getElementError(errorText: string | null, element: Element): Error {
  let text =
    errorText === null ? writtenOut(element, 1000) : errorText.includes(PAGE) ? errorText : undefined;
  const error = new Error();
  // It begins where it was asked for.
  Error.captureStackTrace(error, getElementError);
  return Object.defineProperties(error, {
    name: { value: 'TestingLibraryElementError' },
    message: { configurable: true, get: () => (text ??= errorText + PAGE + writtenOut(element, 15_000)) },
  });
}
