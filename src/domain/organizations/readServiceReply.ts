import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { CallError } from '../../platform/errors.ts';
import { mapServices, requiresSignIn } from '../../platform/mapServices.ts';
import type { ServiceReply } from './readiness.ts';

/** The platform could not reach the service. */
const NOT_REACHED: readonly unknown[] = [502, 504];

/**
 * Requests a map service once, and returns whether it responds. A service that requires a sign-in does. Throws
 * a `CallError` if the platform could not check it.
 */
export async function readServiceReply(
  call: ConsoleDataProvider['call'],
  url: string,
  signal: AbortSignal,
): Promise<ServiceReply> {
  try {
    // An image service has no list of layers.
    const isImageService = /\/ImageServer$/i.test(url);
    const endpoint = isImageService ? mapServices.layer : mapServices.layers;
    const { error, layers } = await call(endpoint, { query: { url } }, { signal });
    if (error) return requiresSignIn(error) ? 'answers' : 'silent';
    return layers || isImageService ? 'answers' : 'unknown';
  } catch (error) {
    if (error instanceof CallError && NOT_REACHED.includes(error.status)) return 'silent';
    throw error;
  }
}

/** Requests a map service once, and returns `unknown` if the platform could not check it. */
export const readServiceState = (call: ConsoleDataProvider['call'], url: string, signal: AbortSignal) =>
  readServiceReply(call, url, signal).catch((): ServiceReply => 'unknown');
