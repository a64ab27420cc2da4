import simpleRest from 'ra-data-simple-rest';
import { fetchUtils, HttpError } from 'react-admin';
import { CallError, readError } from '../../platform/errors.ts';

/** Asks the stand-in itself; what fails, fails as a call of the platform does. */
const ask: typeof fetchUtils.fetchJson = async (url, options) => {
  try {
    return await fetchUtils.fetchJson(url, options);
  } catch (error) {
    if (error instanceof HttpError) throw readError(error.status, error.body);
    if ((error as Error).name === 'AbortError') throw error;
    throw new CallError('offline', 0, '', { errors: {} });
  }
};

/** The stand-in's own records: `demo/calls`, `demo/letters`, `demo/rules`, `demo/switches`. */
export const rest = {
  ...simpleRest('', ask),
  /** Its lists are not prefetched. */
  getPrefetchedList: () => undefined,
};
export const isDemoResource = (resource: unknown) =>
  typeof resource === 'string' && resource.startsWith('demo/');

/** Presses one of its switches that is no record: `press('reset')`. */
export const press = (name: string, method: 'POST' | 'DELETE' = 'POST', body: object = {}) =>
  ask(`/demo/${name}`, { method, body: JSON.stringify(body) });
