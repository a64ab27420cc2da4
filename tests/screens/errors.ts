import { getConfig } from '@testing-library/react';

// Asked for once, also where several test files share this code.
const { getElementError: whole } = getConfig();

/** The error of what is not there. The page is written out for the error that is shown, not for each one while something is waited for. */
export function getElementError(message: string | null, container: Element) {
  const config = getConfig();
  const isWaiting =
    '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
  return isWaiting ? new Error(message ?? undefined) : whole(message, container);
}
