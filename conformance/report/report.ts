import type { EndpointName } from '../../src/platform/index.ts';
import type { Deviation } from '../compare.ts';

/** What is said of a call: it was as documented; was not; was refused for lack of rights; was not asked. */
export type CallVerdict = 'conforms' | 'deviates' | 'refused' | 'notTried';

export interface CallOutcome {
  call: EndpointName;
  route: string;
  /** Where the specification has it. */
  section: string;
  verdict: CallVerdict;
  deviations: Deviation[];
  /** What is as documented, and to be known all the same. */
  remarks: string[];
  /** Why it was not asked. */
  why?: string;
  /** How often it was asked, and how long the slowest answer took, milliseconds. */
  asked: number;
  slowest: number;
}

/** A documented way, and where it was met. */
export interface Custom {
  way: string;
  at: string[];
}

export interface Report {
  platform: string;
  /** ISO instant. */
  at: string;
  /** Of whoever asked. */
  role: string;
  wrote: boolean;
  outcomes: CallOutcome[];
  /** What deviates and belongs to no one call. */
  besides: Deviation[];
  customs: { lists: Custom[]; references: Custom[]; errors: Custom[]; events: Custom[] };
  /** Records that were made and may still be there. */
  left: string[];
}

export const VERDICTS: Record<CallVerdict, string> = {
  conforms: 'conforms',
  deviates: 'deviates',
  refused: 'refused (rights)',
  notTried: 'not tried',
};
export const CUSTOMS: Record<keyof Report['customs'], string> = {
  lists: 'Lists',
  references: 'References',
  errors: 'Errors',
  events: 'Socket events',
};

export const countOf = ({ outcomes }: Report, verdict: CallVerdict) =>
  outcomes.filter(one => one.verdict === verdict).length;

/** What every run asks: alone it tells nothing of a platform. */
const ALWAYS: EndpointName[] = ['account.signIn', 'account.me'];

/** What came of it; nothing is known where all but the sign-in was refused or not tried. */
export function reportResult(report: Report): 'conforms' | 'deviates' | 'unknown' {
  if (countOf(report, 'deviates') || report.besides.length) return 'deviates';
  return report.outcomes.some(({ call, verdict }) => verdict === 'conforms' && !ALWAYS.includes(call))
    ? 'conforms'
    : 'unknown';
}

/** The whole in a sentence: `61 of 61 calls conform; 2 refused (rights), 76 not tried.` */
export function reportSummary(report: Report): string {
  const [conform, deviate] = [countOf(report, 'conforms'), countOf(report, 'deviates')];
  return `${conform} of ${conform + deviate} calls conform; ${countOf(report, 'refused')} refused (rights), ${countOf(report, 'notTried')} not tried.`;
}

export const lineOf = ({ where, what, example }: Deviation) =>
  `${where ? `${where}: ` : ''}${what}${example ? `; for example ${example}` : ''}`;
