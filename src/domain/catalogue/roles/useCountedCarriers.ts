import { KINDS } from '../../../platform/resources.ts';
import { useCounted } from '../../../ui/useCounted.ts';
import { useListed } from '../../../ui/useListed.ts';
import type { Carrier } from './carriers.ts';

/** How many purposes, toolgroups and tools, as words, and their number for the verb: '2 purposes and 1 tool'. */
export function useCountedCarriers() {
  const counted = useCounted();
  const listed = useListed();
  return (carriers: Carrier[]) => {
    const words = KINDS.map(
      kind => [kind, carriers.filter(carrier => carrier.kind === kind).length] as const,
    ).filter(([, number]) => number);
    return {
      things: listed(words.map(([kind, number]) => counted(kind, number))),
      smart_count: carriers.length,
    };
  };
}
