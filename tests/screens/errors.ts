import { prettyDOM } from '@testing-library/react';

const PAGE = '\n\nThis is there:\n';
/** Markup without drawings. */
const writtenOut = (element: Element, signs: number) =>
  prettyDOM(element, signs, {
    highlight: false,
    filterNode: ({ nodeName }) => !/^(svg|script|style|#comment)$/i.test(nodeName),
  }) || '';

/**
 * The error of what is not there, or there too often. The page is written out when somebody reads the error: while something
 * is waited for each look makes one, and only the last is read.
 */
export function getElementError(said: string | null, element: Element): Error {
  let whole = said === null ? writtenOut(element, 1000) : said.includes(PAGE) ? said : undefined;
  const error = new Error();
  // It begins where it was asked for.
  Error.captureStackTrace(error, getElementError);
  return Object.defineProperties(error, {
    name: { value: 'TestingLibraryElementError' },
    message: { configurable: true, get: () => (whole ??= said + PAGE + writtenOut(element, 15_000)) },
  });
}
