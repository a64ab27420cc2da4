import type { ServiceReply } from '../../../domain/organizations/readiness.ts';
import type { ReplaceStore } from './createReplaceStore.ts';
import type { Criteria } from './criteria.ts';
import { checksUrls, createNewUrlReader, createUrlReplacer, listNewUrls } from './newUrls.ts';
import {
  countIncluded,
  isReplaceable,
  listUnread,
  type CheckedService,
  type ReplaceRow,
} from './replaceRow.ts';

/** Requests a service once. Rejects if it could not be checked. */
export type RequestService = (url: string, signal: AbortSignal) => Promise<ServiceReply>;

/** Returns the row with the latest replies. A match whose new URL does not respond loses its selection once. */
function applyReplies(
  row: ReplaceRow,
  services: ReadonlyMap<string, CheckedService>,
  toNewUrl: ReturnType<typeof createNewUrlReader>,
): Partial<ReplaceRow> {
  const replies = new Map<string, ServiceReply>();
  const excluded = new Set(row.excluded);
  for (const address of row.addresses.keys()) {
    const { key, isService } = toNewUrl(address);
    const reply = isService ? services.get(key)?.reply : undefined;
    if (!reply) continue;
    replies.set(address, reply);
    const wasSilent = row.replies.get(address) === 'silent';
    if (reply === 'silent' && !wasSilent) excluded.add(address);
    if (reply !== 'silent' && wasSilent) excluded.delete(address);
  }
  const isChosen =
    (row.isChosen || !countIncluded(row)) && row.matchCount > 0 && countIncluded({ ...row, excluded }) > 0;
  return { replies, excluded, isChosen };
}

/**
 * Creates a function that checks the new URLs of a dry run, and then lists the layers and field apps that
 * contain the text, because the replacement does not change them. It continues a stopped check. If
 * `isRepeated`, it also repeats it for services that did not respond.
 */
export function createUrlCheck(
  { rows, services, unchanged, getProgress, updateRow, run, abortIfHopeless }: ReplaceStore,
  requestService: RequestService,
) {
  const isDue = (key: string, isRepeated: boolean) => {
    const reply = services.get(key)?.reply;
    return reply === undefined || (isRepeated && reply !== 'answers');
  };
  const checkServices = (criteria: Criteria, isRepeated: boolean) =>
    run(
      'checking',
      listNewUrls([...rows.values()], criteria).filter(
        ({ key, isService }) => isService && isDue(key, isRepeated),
      ),
      async ({ key, url }, signal) => {
        try {
          const reply = await requestService(url, signal);
          if (!signal.aborted) services.set(key, { reply });
        } catch (error) {
          if (signal.aborted) return;
          services.set(key, { reply: 'unknown', error });
          abortIfHopeless(error);
        }
      },
    );
  const listUnchanged = (criteria: Criteria) => {
    const replaced = createUrlReplacer(criteria);
    return run('listing', listUnread(getProgress()), async (owner, signal) => {
      try {
        const found = await owner.readRecordUrls!(signal);
        unchanged.set(
          owner.id,
          found.filter(({ url }) => replaced(url) !== undefined),
        );
      } catch (error) {
        if (!signal.aborted) abortIfHopeless(error);
      }
    });
  };
  return async (isRepeated: boolean) => {
    const { criteria } = getProgress();
    if (!criteria || !checksUrls(criteria) || [...rows.values()].every(({ addresses }) => !addresses.size))
      return;
    const isStopped = await checkServices(criteria, isRepeated);
    const toNewUrl = createNewUrlReader(criteria);
    for (const row of [...rows.values()].filter(isReplaceable))
      updateRow(row.source, applyReplies(row, services, toNewUrl));
    if (!isStopped) await listUnchanged(criteria);
  };
}
