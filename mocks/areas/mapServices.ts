import { mapServices as calls } from '../../src/platform/mapServices.ts';
import type { AnswerRoute } from '../http/answer.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { layerColumns, SERVICES, type MapService, type MapServiceLayer } from './mapServiceDocuments.ts';

const TOKEN_REQUIRED = { error: { code: 499, message: 'Token Required', details: [] } };
const NO_PERMISSION = {
  error: {
    code: 403,
    message: 'You do not have permissions to access this resource or perform this operation.',
    details: [],
  },
};
const INVALID_URL = { error: { code: 400, message: 'Invalid URL', details: ['Invalid URL'] } };

/** Finds the service, or one of its layers, by its URL. */
function findService(url: string): { service: MapService; layer?: MapServiceLayer | undefined } | undefined {
  const serviceUrl = url
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const [, base = serviceUrl, number] = /^(.+)\/(\d+)$/.exec(serviceUrl) ?? [];
  const service = SERVICES.find(({ url: known }) => known === serviceUrl || known === base);
  return (
    service && {
      service,
      layer: service.url === serviceUrl ? undefined : service.layers.find(({ id }) => id === Number(number)),
    }
  );
}

/**
 * The reply of a service that refuses, if it does. Throws if the service is down, because the platform
 * reports that itself.
 */
function serviceError({ state }: MapService, isSecured: boolean) {
  if (state === 'down') throw new HttpRefusal(502, 'The service does not answer');
  if (state === 'secured') return isSecured ? undefined : TOKEN_REQUIRED;
  return state === 'closed' ? (isSecured ? NO_PERMISSION : TOKEN_REQUIRED) : undefined;
}

/** Replies are those of the map services, which the platform passes on unchanged. */
export function mapServicesArea(answer: AnswerRoute) {
  answer(calls.list, 'staff', async () => ({
    services: SERVICES.map(({ name, type, url }) => ({ name, type, url })),
  }));
  answer(calls.layers, 'staff', async ({ query }) => {
    const match = findService(query.url);
    if (!match || match.layer) return INVALID_URL;
    return (
      serviceError(match.service, query.isSecured === 'true') ?? {
        layers: match.service.layers.map(({ id, name, geometryType, minScale }) => ({
          id,
          name,
          geometryType,
          ...(minScale && { minScale, maxScale: 0 }),
        })),
      }
    );
  });
  // The platform reads the page of a layer with its sign-in if it has one.
  answer(calls.fields, 'staff', async ({ query }) => {
    const match = findService(query.url);
    if (!match?.layer) return INVALID_URL;
    return serviceError(match.service, true) ?? { fields: layerColumns(match.layer) };
  });
  answer(calls.layer, 'staff', async ({ query }) => {
    const match = findService(query.url);
    if (!match?.layer) return INVALID_URL;
    const { id, name, geometryType, description, minScale } = match.layer;
    return (
      serviceError(match.service, true) ?? {
        currentVersion: 10.91,
        id,
        name,
        type: geometryType ? 'Feature Layer' : 'Table',
        description,
        geometryType,
        copyrightText: '',
        parentLayer: null,
        subLayers: [],
        minScale,
        maxScale: 0,
        defaultVisibility: true,
        displayField: layerColumns(match.layer)[1]!.name,
        fields: layerColumns(match.layer),
        capabilities: 'Map,Query,Data',
      }
    );
  });
}
