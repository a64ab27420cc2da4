import type { EndpointName } from '../../src/platform/index.ts';
import type { Deviation } from '../compare.ts';

export type CallVerdict = 'conforms' | 'deviates' | 'refused' | 'notTried';

export interface CallOutcome {
  call: EndpointName;
  route: string;
  /** The section of the specification that describes the call. */
  section: string;
  verdict: CallVerdict;
  deviations: Deviation[];
  /** Notes on replies that conform. */
  remarks: string[];
  /** Why the call was not sent. */
  why?: string;
  /** The number of requests, and the milliseconds of the slowest reply. */
  callCount: number;
  slowest: number;
}

/** A documented convention, and the calls that showed it. */
export interface Convention {
  description: string;
  calls: string[];
}

export interface Report {
  platform: string;
  /** ISO instant. */
  at: string;
  /** The role of the account that ran the check. */
  role: string;
  wrote: boolean;
  outcomes: CallOutcome[];
  /** Deviations that belong to no single call. */
  otherDeviations: Deviation[];
  conventions: { lists: Convention[]; references: Convention[]; errors: Convention[]; events: Convention[] };
  /** Records of the run that may remain. */
  leftovers: string[];
}

export const VERDICT_LABELS: Record<CallVerdict, string> = {
  conforms: 'conforms',
  deviates: 'deviates',
  refused: 'refused (rights)',
  notTried: 'not tried',
};
export const CONVENTION_TITLES: Record<keyof Report['conventions'], string> = {
  lists: 'Lists',
  references: 'References',
  errors: 'Errors',
  events: 'Socket events',
};

export const countVerdict = ({ outcomes }: Report, verdict: CallVerdict) =>
  outcomes.filter(outcome => outcome.verdict === verdict).length;

/** Every run sends them, so that they alone are no result. */
const SIGN_IN_CALLS: EndpointName[] = ['account.signIn', 'account.me'];

/** `unknown` if no call except the sign-in could be checked. */
export function reportResult(report: Report): 'conforms' | 'deviates' | 'unknown' {
  if (countVerdict(report, 'deviates') || report.otherDeviations.length) return 'deviates';
  return report.outcomes.some(({ call, verdict }) => verdict === 'conforms' && !SIGN_IN_CALLS.includes(call))
    ? 'conforms'
    : 'unknown';
}

/** One sentence: `61 of 61 calls conform; 2 refused (rights), 76 not tried.` */
export function reportSummary(report: Report): string {
  const [conform, deviate] = [countVerdict(report, 'conforms'), countVerdict(report, 'deviates')];
  return `${conform} of ${conform + deviate} calls conform; ${countVerdict(report, 'refused')} refused (rights), ${countVerdict(report, 'notTried')} not tried.`;
}

export const formatDeviation = ({ where, what, example }: Deviation) =>
  `${where ? `${where}: ` : ''}${what}${example ? `; for example ${example}` : ''}`;
