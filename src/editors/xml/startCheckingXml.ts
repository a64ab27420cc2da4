import type { Checking } from '../text/format.ts';
import type { DocumentReport } from '../text/problem.ts';
import { diffXml } from './diffXml.ts';
import { parseXml } from './parseXml.ts';

/** Of longer texts it is not told where they differ: nobody is to wait for it. */
const MAX_COMPARED_LENGTH = 1_000_000;

/** What was found last: an editor and the page around it ask the same. */
let last: { from: string; to: string; changes: ReturnType<typeof diffXml> } | undefined;

/** What differs between two imports; undefined where that is not told, or one of both cannot be read. */
export function diffXmlOnce(from: string, to: string) {
  if (Math.max(from.length, to.length) > MAX_COMPARED_LENGTH) return undefined;
  if (last?.from !== from || last.to !== to) last = { from, to, changes: diffXml(from, to) };
  return last.changes;
}

/** An empty text is no mistake yet: it has not been begun. */
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
        ...(changes && { differingRanges: changes.map(({ place }) => place) }),
      });
    },
    end() {},
  };
}
