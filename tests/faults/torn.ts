import { requestUrl, type AnyEndpoint } from '../../src/platform/endpoint.ts';
import { platform } from '../../src/platform/index.ts';
import { schemaDef } from '../../src/platform/schema.ts';
import type { RecordedReplies } from './readings.ts';

type Fields = Record<string, unknown>;
type Calls = Record<string, AnyEndpoint>;

/** The areas with a call that replaces a whole record, whose id is in the body. */
const areas = Object.values<Calls>(platform).filter(
  ({ update }) => update?.body && '_id' in (schemaDef(update.body).shape ?? {}),
);

export const isCallOf = ({ route }: AnyEndpoint, call: string) =>
  new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`).test(call);

/** The stored record; empty if no call reads it. */
async function readStoredRecord({ info, list }: Calls, id: string, read: (path: string) => Promise<unknown>) {
  if (info) return (await read(requestUrl(info.route, { id }))) as Fields;
  if (!list) return {};
  const { data } = (await read(requestUrl(list.route, {}, { pageSize: 0 }))) as { data: Fields[] };
  return data.find(({ _id }) => _id === id) ?? {};
}

/**
 * Whether a PUT of a whole record contains fewer fields than the stored or received record, or values that
 * were never received, except for the changed field. Marking the first login is documented to do so. `read`
 * calls the platform directly.
 */
export async function losesFields(
  { path, body }: { path: string; body?: unknown },
  { namesOf, hasReceived }: RecordedReplies,
  changes: string | undefined,
  read: (path: string) => Promise<unknown>,
) {
  const area = areas.find(({ update }) => isCallOf(update!, `PUT ${path}`));
  const sent = body as Fields;
  if (!area || ('isLoggedinYet' in sent && !('firstName' in sent))) return false;
  const id = String(sent._id);
  const now = await readStoredRecord(area, id, read);
  const names = new Set([...Object.keys(sent), ...Object.keys(now), ...namesOf(id)]);
  return [...names].some(name => !(name in sent) || (name !== changes && !hasReceived(id, name, sent[name])));
}
