import * as z from 'zod/mini';
import { listOf } from './crud.ts';
import { endpoint } from './endpoint.ts';

export const ApiKey = z.looseObject({ _id: z.string(), key: z.string() });
export type ApiKey = z.infer<typeof ApiKey>;

export const apiKeys = {
  list: endpoint('GET /api/users/apikey', { reply: listOf(ApiKey), shows: ['apikeys'] }),
  create: endpoint('POST /api/users/apikey', { body: z.object({}), reply: ApiKey, changes: ['apikeys'] }),
  remove: endpoint('DELETE /api/users/apikey/{id}', { changes: ['apikeys'] }),
};
