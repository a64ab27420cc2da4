import simpleRest from 'ra-data-simple-rest';
import { fetchUtils, HttpError } from 'react-admin';
import { CallError, readError } from '../../platform/errors.ts';

/** Calls the stand-in platform. Failures are converted to those of platform calls. */
const fetchDemoJson: typeof fetchUtils.fetchJson = async (url, options) => {
  try {
    return await fetchUtils.fetchJson(url, options);
  } catch (error) {
    if (error instanceof HttpError) throw readError(error.status, error.body);
    if ((error as Error).name === 'AbortError') throw error;
    throw new CallError('offline', 0, '', { errors: {} });
  }
};

/**
 * The data provider of the stand-in's records: `demo/calls`, `demo/letters`, `demo/rules`, `demo/switches`.
 */
export const demoDataProvider = {
  ...simpleRest('', fetchDemoJson),
  /** Lists of the stand-in are never prefetched. */
  getPrefetchedList: () => undefined,
};
export const isDemoResource = (resource: unknown) =>
  typeof resource === 'string' && resource.startsWith('demo/');

/** Runs an action of the stand-in that is not a record: `sendDemoCommand('reset')`. */
export const sendDemoCommand = (name: string, method: 'POST' | 'DELETE' = 'POST', body: object = {}) =>
  fetchDemoJson(`/demo/${name}`, { method, body: JSON.stringify(body) });
