import type { ConsoleDataProvider } from '../../../../data/dataProvider.ts';
import { CallError } from '../../../../platform/errors.ts';
import { mapServices, requiresSignIn } from '../../../../platform/mapServices.ts';
import { numberIn, objectsIn, textIn } from '../../../../platform/unchecked.ts';
import type { ServiceFact } from '../../rules/facts.ts';
import type { ServiceQuestion } from './serviceQuestions.ts';

type Call = ConsoleDataProvider['call'];
interface Refusal {
  code?: number | undefined;
  message?: string | undefined;
}
const refused = (error: Refusal): ServiceFact =>
  requiresSignIn(error) ? { state: 'closed' } : { state: 'none', message: textIn(error.message) };

/** Some services write a large scale as a text: `1.0000001E7`. */
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
  // Tables are numbered with the layers.
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

/** A group or a raster lists no fields: then nothing is known about them. */
async function readFields(call: Call, url: string): Promise<ServiceFact> {
  const { error, fields } = await call(mapServices.fields, { query: { url } });
  if (error) return refused(error);
  const names = objectsIn(fields).flatMap(({ name }) => textIn(name) || []);
  return { state: 'there', ...(names.length > 0 && { fields: names }) };
}

/** What a service answers; one that does not, or nothing that can be read, is silent. Throws where the platform itself is not there, or refuses to ask. */
export async function fetchServiceFact(
  call: Call,
  { for: what, url }: ServiceQuestion,
): Promise<ServiceFact> {
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
