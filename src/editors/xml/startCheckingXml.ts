import type { Checking } from '../text/format.ts';
import type { DocumentReport } from '../text/problem.ts';
import { diffXml } from './diffXml.ts';
import { parseXml } from './parseXml.ts';

/** Longer texts are not compared, because that would block the page. */
const MAX_COMPARED_LENGTH = 1_000_000;

/** Caches the last result, because an editor and its page request the same. */
let last: { from: string; to: string; changes: ReturnType<typeof diffXml> } | undefined;

/**
 * Returns the differences between two texts. Returns undefined if they are too long or either cannot be
 * parsed.
 */
export function diffXmlOnce(from: string, to: string) {
  if (Math.max(from.length, to.length) > MAX_COMPARED_LENGTH) return undefined;
  if (last?.from !== from || last.to !== to) last = { from, to, changes: diffXml(from, to) };
  return last.changes;
}

/** An empty text is not a mistake. */
export function startCheckingXml(report: (checked: DocumentReport) => void): Checking {
  let compared = '';
  return {
    compare(text) {
      compared = text;
    },
    check(text) {
      const { mistake } = text.trim() ? parseXml(text) : {};
      const changes = mistake ? undefined : diffXmlOnce(compared, text);
      report({
        problems: mistake ? [mistake] : [],
        errorCount: mistake ? 1 : 0,
        warningCount: 0,
        valid: !mistake,
        ...(changes && { differingRanges: changes.map(({ range }) => range) }),
      });
    },
    end() {},
  };
}
