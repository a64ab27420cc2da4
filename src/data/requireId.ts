import { unreadableError } from '../platform/errors.ts';

/**
 * Returns a created record with its id. Throws an unreadable error if the reply has no id, so that the record
 * is searched as after a lost reply (docs/decisions/lost-replies.md).
 */
export function requireId<R extends { _id?: string | undefined }>(
  created: R | undefined,
): R & { _id: string } {
  if (!created?._id) throw unreadableError('nothing');
  return created as R & { _id: string };
}
