import type { DataProvider, Identifier, RaRecord, UpdateResult } from 'react-admin';
import type { AnyEndpoint, AnyEndpointArgs, Schema } from '../platform/endpoint.ts';
import { unreadableError } from '../platform/errors.ts';
import { schemaDef } from '../platform/schema.ts';
import type { ResourceCallFinder } from './createResourceCalls.ts';
import { toRecord, withoutId } from './record.ts';
import { toPayload } from './toPayload.ts';
import { verifiedUpdate, type UpdateMeta, type VerifiedUpdateParams } from './verifiedUpdate.ts';

type RecordValues = Record<string, unknown>;

/** The data provider methods that write records: react-admin's and `replace`. */
export interface RecordWrites extends Pick<DataProvider, 'create' | 'updateMany' | 'delete' | 'deleteMany'> {
  /**
   * Saves the differences between `data` and `previousData`: reads the current record, merges the changed fields into it, and
   * sends the whole record. Reads it again after a lost reply. Throws a `ConflictError` (failures.ts) if others have
   * changed one of these fields since `previousData`, or since `agreedTo` if given.
   */
  update<R extends RaRecord = RaRecord>(
    resource: string,
    params: VerifiedUpdateParams<R>,
  ): Promise<UpdateResult<R> & { meta: UpdateMeta }>;
  /** Sends a whole record without reading the current one. The caller must have just read it as `previousData`. */
  replace<R extends RaRecord = RaRecord>(
    resource: string,
    params: { id: Identifier; data: object; previousData?: object },
  ): Promise<{ data: R }>;
}

interface Calls {
  resourceCalls: ResourceCallFinder;
  call(endpoint: AnyEndpoint, args: AnyEndpointArgs): Promise<unknown>;
  getOne(resource: string, id: Identifier): Promise<RaRecord>;
}

const pathParams = ({ route }: AnyEndpoint, id: Identifier) =>
  route.includes('{id}') ? { path: { id: String(id) } } : {};

const requiredFields = (schema: Schema<unknown>) =>
  Object.entries(schemaDef(schema).shape ?? {}).flatMap(([name, field]) =>
    schemaDef(field).innerType ? [] : [name],
  );

/**
 * Returns the body of a PUT, which replaces the whole record. Fields that the record lacks keep their earlier value. Throws if
 * the record lacks a required field that it had before, or is another record.
 */
function mergeForPut(endpoint: AnyEndpoint, id: Identifier, record: RecordValues, before: RecordValues) {
  const isIncomplete = requiredFields(endpoint.body!).some(
    name => before[name] && record[name] === undefined,
  );
  if (isIncomplete || record._id !== String(id)) throw unreadableError('other');
  return withoutId({ ...before, ...record });
}

/** Runs a task for each record in sequence. Tries all of them, then throws the first error. */
async function forEachRecord(ids: Identifier[], task: (id: Identifier) => Promise<unknown>) {
  const errors: unknown[] = [];
  for (const id of ids) await task(id).catch((error: unknown) => errors.push(error));
  if (errors.length) throw errors[0];
  return { data: ids };
}

/** The writing half of the data provider, loaded with the first write. */
export function recordWrites({ call, resourceCalls, getOne }: Calls): RecordWrites {
  /** Returns the sent body, and the record in the reply if there is one. */
  async function put(resource: string, id: Identifier, data: RecordValues, before: RecordValues = {}) {
    const endpoint = await resourceCalls.get(resource, 'update');
    const body = mergeForPut(endpoint, id, data, before);
    const reply = await call(endpoint, { ...pathParams(endpoint, id), body, before });
    return {
      body,
      reply: reply && typeof reply === 'object' ? toRecord({ ...reply, _id: String(id) }) : undefined,
    };
  }

  async function update(resource: string, params: VerifiedUpdateParams) {
    const { body } = await resourceCalls.get(resource, 'update');
    const data = toPayload(body!, params.data) as RecordValues;
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
    const endpoint = await resourceCalls.get(resource, 'remove');
    await call(endpoint, pathParams(endpoint, id));
  }

  return {
    /** `meta.path`: path parameters that name the parent record. */
    async create(resource, { data, meta }) {
      const endpoint = await resourceCalls.get(resource, 'create');
      const body = toPayload(endpoint.body!, withoutId(data));
      const reply = await call(endpoint, { ...(meta?.path && { path: meta.path }), body });
      return { data: toRecord(reply ?? data) };
    },
    update,
    async replace(resource, { id, data, previousData }) {
      const { body, reply } = await put(
        resource,
        id,
        data as RecordValues,
        previousData as RecordValues | undefined,
      );
      return { data: reply ?? toRecord(body) };
    },
    updateMany: (resource, { ids, data }) => forEachRecord(ids, id => update(resource, { id, data })),
    async delete(resource, { id, previousData }) {
      await remove(resource, id);
      return { data: previousData ?? { id } };
    },
    deleteMany: (resource, { ids }) => forEachRecord(ids, id => remove(resource, id)),
  } as RecordWrites;
}
