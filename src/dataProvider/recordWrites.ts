import type { DataProvider, Identifier, RaRecord, UpdateResult } from 'react-admin';
import type { AnyAsk, AnyEndpoint, Schema } from '../platform/endpoint.ts';
import { unreadable } from '../platform/errors.ts';
import { defOf } from '../platform/shape.ts';
import { inward, outward } from './record.ts';
import { neededCall } from './resourceCalls.ts';
import { toPayload } from './toPayload.ts';
import { verifiedUpdate, type UpdateMeta, type VerifiedUpdateParams } from './verifiedUpdate.ts';

type Values = Record<string, unknown>;

/** react-admin's questions that write records, and one of the console. */
export interface RecordWrites extends Pick<DataProvider, 'create' | 'updateMany' | 'delete' | 'deleteMany'> {
  /**
   * Saves what `data` changed of `previousData`: reads the record again, puts these fields over it, sends the whole, and
   * reads once more where the reply was lost. Throws a `ConflictError` (client/failures.ts) where others changed one of
   * these fields since `previousData`, or since `agreedTo`.
   */
  update<R extends RaRecord = RaRecord>(
    resource: string,
    params: VerifiedUpdateParams<R>,
  ): Promise<UpdateResult<R> & { meta: UpdateMeta }>;
  /** Sends a whole record that its caller has just read, with what it was (`previousData`); reads nothing. */
  replace<R extends RaRecord = RaRecord>(
    resource: string,
    params: { id: Identifier; data: object; previousData?: object },
  ): Promise<{ data: R }>;
}

interface Calls {
  call(endpoint: AnyEndpoint, ask: AnyAsk): Promise<unknown>;
  getOne(resource: string, id: Identifier): Promise<RaRecord>;
}

const aimed = ({ route }: AnyEndpoint, id: Identifier) =>
  route.includes('{id}') ? { path: { id: String(id) } } : {};

/** The names of the fields that a record of this schema cannot be without. */
const requiredOf = (schema: Schema<unknown>) =>
  Object.entries(defOf(schema).shape ?? {}).flatMap(([name, field]) =>
    defOf(field).innerType ? [] : [name],
  );

/**
 * An update replaces the whole record, so it carries all that was read of it: what came before and not again is sent as
 * it was; a record that has lost what none can be without is torn, and nothing is sent.
 */
function wholeOf(endpoint: AnyEndpoint, id: Identifier, record: Values, before: Values) {
  const torn = requiredOf(endpoint.body!).some(name => before[name] && record[name] === undefined);
  if (torn || record._id !== String(id)) throw unreadable('other');
  return outward({ ...before, ...record });
}

/** Does a job for each of these records, one after the other; throws the first error once all were tried. */
async function forEach(ids: Identifier[], job: (id: Identifier) => Promise<unknown>) {
  const errors: unknown[] = [];
  for (const id of ids) await job(id).catch((error: unknown) => errors.push(error));
  if (errors.length) throw errors[0];
  return { data: ids };
}

/** How the data provider creates, changes and deletes records. */
export function recordWrites({ call, getOne }: Calls): RecordWrites {
  /** Answers what was sent, and what the platform says of the record then, if anything. */
  async function put(resource: string, id: Identifier, data: Values, before: Values = {}) {
    const endpoint = await neededCall(resource, 'update');
    const body = wholeOf(endpoint, id, data, before);
    const reply = await call(endpoint, { ...aimed(endpoint, id), body, before });
    return {
      body,
      reply: reply && typeof reply === 'object' ? inward({ ...reply, _id: String(id) }) : undefined,
    };
  }

  async function update(resource: string, params: VerifiedUpdateParams) {
    const { body } = await neededCall(resource, 'update');
    const data = toPayload(body!, params.data) as Values;
    return verifiedUpdate(
      resource,
      { ...params, data },
      {
        read: () => getOne(resource, params.id),
        write: async (record, before) => (await put(resource, params.id, record, before)).reply,
      },
    );
  }

  async function remove(resource: string, id: Identifier) {
    const endpoint = await neededCall(resource, 'remove');
    await call(endpoint, aimed(endpoint, id));
  }

  return {
    /** `meta.path`: the record that the new one is created in. */
    async create(resource, { data, meta }) {
      const endpoint = await neededCall(resource, 'create');
      const body = toPayload(endpoint.body!, outward(data));
      const reply = await call(endpoint, { ...(meta?.path && { path: meta.path }), body });
      return { data: inward(reply ?? data) };
    },
    update,
    async replace(resource, { id, data, previousData }) {
      const { body, reply } = await put(resource, id, data as Values, previousData as Values | undefined);
      return { data: reply ?? inward(body) };
    },
    updateMany: (resource, { ids, data }) => forEach(ids, id => update(resource, { id, data })),
    async delete(resource, { id, previousData }) {
      await remove(resource, id);
      return { data: previousData ?? { id } };
    },
    deleteMany: (resource, { ids }) => forEach(ids, id => remove(resource, id)),
  } as RecordWrites;
}
