import { APPLICATION_PART_NAMES } from '../../../domain/documents/configs/storedParts.ts';
import { parseServiceUrl } from '../../../domain/documents/rules/facts.ts';
import { createAddressReplacer } from '../../../editors/json/findAndReplace.ts';
import { urlKey } from '../../../platform/parseArcGisUrl.ts';
import { toTextReplacement, type Criteria } from './criteria.ts';
import type { ReplaceRow } from './replaceRow.ts';

/** A URL after the replacement. URLs of one service are one. */
export interface NewUrl {
  key: string;
  /** The URL of the service, or the whole URL if it cannot be checked. */
  url: string;
  isService: boolean;
  /** The number of matches that lead to it. */
  matchCount: number;
  /** The matched URLs that lead to it, by row. */
  addresses: Map<ReplaceRow, string[]>;
}

/** Returns whether the new URLs are checked. */
export const checksUrls = ({ options }: Criteria) => options.includes('addresses');

/** Returns a function that replaces the text in a URL, and returns undefined for a URL without the text. */
export const createUrlReplacer = (criteria: Criteria) =>
  createAddressReplacer(toTextReplacement(criteria, APPLICATION_PART_NAMES));

/**
 * Returns a function that returns the URL to which a matched URL leads after the replacement. It is a service
 * only if the replacement changes its URL.
 */
export function createNewUrlReader(criteria: Criteria) {
  const replaced = createUrlReplacer(criteria);
  return (before: string): Pick<NewUrl, 'key' | 'url' | 'isService'> => {
    const after = replaced(before) ?? before;
    const service = parseServiceUrl(after)?.service;
    return service !== undefined && service !== parseServiceUrl(before)?.service
      ? { key: urlKey(service), url: service, isService: true }
      : { key: after, url: after, isService: false };
  };
}

/** Lists the new URLs of all matches. */
export function listNewUrls(rows: readonly ReplaceRow[], criteria: Criteria): NewUrl[] {
  const toNewUrl = createNewUrlReader(criteria);
  const byKey = new Map<string, NewUrl>();
  for (const row of rows)
    for (const [before, matchCount] of row.addresses) {
      const found = toNewUrl(before);
      const known = byKey.get(found.key) ?? { ...found, matchCount: 0, addresses: new Map() };
      known.matchCount += matchCount;
      known.addresses.set(row, [...(known.addresses.get(row) ?? []), before]);
      byKey.set(found.key, known);
    }
  return [...byKey.values()];
}
