import { breaches, type Held } from '../rules/rules.ts';
import type { Checked } from '../text/problem.ts';
import { differences, type Read } from './differences.ts';
import { read } from './read.ts';
import { readable } from './readable.ts';

/** What the worker is asked; it answers in turn. */
export interface Asked {
  text: string;
  /** What to compare with from now on. */
  compare?: string;
  /** Which rules to hold texts to from now on. */
  held?: Held;
}

/** Checks texts, one after the other, against what they are compared with. */
export function checker() {
  let compared: Read | undefined;
  let held: Held | undefined;
  return {
    hold(to: Held) {
      held = to;
    },
    compare(text: string) {
      compared = readable(text);
    },
    check(text: string): Checked {
      const { root, mistake, doubts, doubtCount } = read(text);
      const places = root && !mistake && compared && differences({ text, root }, compared);
      const broken = root && !mistake && held ? breaches(held, text, root) : undefined;
      const problems = [...(mistake ? [mistake] : []), ...(broken?.problems ?? []), ...doubts];
      return {
        problems,
        errorCount: broken?.errorCount ?? (mistake ? 1 : 0),
        warningCount: doubtCount + (broken?.warningCount ?? 0),
        valid: !mistake,
        ...(places && { places }),
      };
    },
  };
}

/** In how many places a document means something else than another; undefined where one of both is not JSON. */
export function differenceCount(text: string, from: string): number | undefined {
  const [one, other] = [readable(text), readable(from)];
  return one && other && differences(one, other).length;
}
