import type { ConsoleDataProvider } from '../../../../data/dataProvider.ts';
import { CallError } from '../../../../platform/errors.ts';
import { mapServices, requiresSignIn } from '../../../../platform/mapServices.ts';
import { numberIn, objectsIn, textIn } from '../../../../platform/unchecked.ts';
import type { ServiceFact } from '../../rules/facts.ts';
import type { ServiceRequest } from './getServiceRequests.ts';

type Call = ConsoleDataProvider['call'];
interface Refusal {
  code?: number | undefined;
  message?: string | undefined;
}
const refused = (error: Refusal): ServiceFact =>
  requiresSignIn(error) ? { state: 'closed' } : { state: 'none', message: textIn(error.message) };

/** Some services return a large scale as a string: `1.0000001E7`. */
const scaleIn = (value: unknown) => numberIn(typeof value === 'string' ? Number(value) : value) ?? 0;

async function readLayers(call: Call, url: string): Promise<ServiceFact> {
  if (/\/ImageServer$/i.test(url)) {
    const { error } = await call(mapServices.layer, { query: { url } });
    return error ? refused(error) : { state: 'there' };
  }
  let answer = await call(mapServices.layers, { query: { url } });
  if (answer.error && requiresSignIn(answer.error))
    answer = await call(mapServices.layers, { query: { url, isSecured: 'true' } });
  if (answer.error) return refused(answer.error);
  if (!Array.isArray(answer.layers) && !Array.isArray(answer.tables)) return { state: 'there' };
  // Tables share the numbering of the layers.
  const all = [...objectsIn(answer.layers), ...objectsIn(answer.tables)];
  return {
    state: 'there',
    layers: all.flatMap(({ id, name, minScale, maxScale }) =>
      numberIn(id) === undefined
        ? []
        : [
            {
              id: numberIn(id)!,
              name: textIn(name),
              minScale: scaleIn(minScale),
              maxScale: scaleIn(maxScale),
            },
          ],
    ),
  };
}

/** Groups and rasters have no list of fields, so their fields are unknown. */
async function readFields(call: Call, url: string): Promise<ServiceFact> {
  const { error, fields } = await call(mapServices.fields, { query: { url } });
  if (error) return refused(error);
  const names = objectsIn(fields).flatMap(({ name }) => textIn(name) || []);
  return { state: 'there', ...(names.length > 0 && { fields: names }) };
}

/**
 * Returns the reply of a service. A service is silent if it does not respond or its reply cannot be read.
 * Throws a `CallError` if the platform is offline or refuses the call.
 */
export async function fetchServiceFact(call: Call, { for: what, url }: ServiceRequest): Promise<ServiceFact> {
  try {
    const startTime = performance.now();
    const fact = await (what === 'layers' ? readLayers : readFields)(call, url);
    return fact.state === 'there' ? { ...fact, took: performance.now() - startTime } : fact;
  } catch (error) {
    if (!(error instanceof CallError) || ['offline', 'unauthorized', 'forbidden'].includes(error.failure))
      throw error;
    return { state: 'silent' };
  }
}
