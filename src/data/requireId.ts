import { unreadableError } from '../platform/errors.ts';

/** What was made, with its id. An answer that does not say which it is counts as lost: what was made is looked for (docs/decisions/lost-replies.md). */
export function requireId<R extends { _id?: string | undefined }>(made: R | undefined): R & { _id: string } {
  if (!made?._id) throw unreadableError('nothing');
  return made as R & { _id: string };
}
