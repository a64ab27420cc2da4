import type { DescribedCall } from '../openapi/calls.ts';
import type { EndpointName } from '../src/platform/index.ts';
import type { EntityName } from '../src/platform/resources.ts';
import { isRecord } from '../src/platform/schema.ts';
import { isObject } from '../src/platform/shape.ts';

export type KnownRow = Record<string, unknown>;

const MAX_RECORDS_PER_ENTITY = 3;

export const replyRows = (reply: unknown): KnownRow[] => {
  const rows = Array.isArray(reply) ? reply : isObject(reply) && Array.isArray(reply.data) ? reply.data : [];
  return rows.filter(isObject);
};

/** The first reply to each call, and records that other calls can request. */
export class KnownRecords {
  readonly #records = new Map<EntityName, KnownRow[]>();
  readonly #replies = new Map<EndpointName, unknown>();

  learn({ name, path, endpoint }: DescribedCall, reply: unknown) {
    if (!this.#replies.has(name)) this.#replies.set(name, reply);
    const entity = endpoint.shows?.at(-1);
    // Rows of a record's sub-path are of another entity than the path names.
    if (entity && !path.includes('{'))
      this.add(entity, isRecord(reply) ? [reply as KnownRow] : replyRows(reply));
  }

  add(entity: EntityName, rows: KnownRow[]) {
    const known = this.#records.get(entity) ?? [];
    const newRows = rows.filter(row => isRecord(row) && !known.some(record => record._id === row._id));
    this.#records.set(entity, [...known, ...newRows].slice(0, MAX_RECORDS_PER_ENTITY));
    for (const plan of rows.flatMap(row =>
      Array.isArray(row.subscriptionPlans) ? row.subscriptionPlans : [],
    ))
      this.add('subscription-plans', [isObject(plan) ? plan : { _id: plan }]);
  }

  records = (entity: EntityName): KnownRow[] => this.#records.get(entity) ?? [];
  reply = (name: EndpointName): unknown => this.#replies.get(name);

  /** A text of a record to search for. */
  text(entity: EntityName, field: string): string | undefined {
    const texts = this.records(entity).map(row => row[field]);
    return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '');
  }
}
