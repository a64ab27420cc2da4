import { TOOLGROUPS, TOOLS } from './catalogue.ts';
import { APPLICATION_NAMES } from './demoNames.ts';
import { seededId } from './ids.ts';
import { applicationId, purposeId, toolgroupId, toolId } from './seededIds.ts';
import type { StoredPeriod, subscriptionPlansTable } from './tables/subscriptionPlans.ts';

type PlanSeed = Required<
  Pick<
    typeof subscriptionPlansTable.$inferInsert,
    'id' | 'applicationId' | 'name' | 'description' | 'periods' | 'purposes' | 'toolgroups' | 'tools'
  >
>;
type PlanOption = [name: string, interval: StoredPeriod['interval'], intervalCount: number, price: number];
interface PlanOffer {
  name: string;
  description?: string;
  options: PlanOption[];
  purposes?: number[];
  toolgroups?: number[];
  tools?: number[];
}

const planNumber = (app: number, n: number) => app * 1000 + n;
export const planId = (app: number, n: number) => seededId(13, planNumber(app, n));
export const periodId = (app: number, plan: number, n: number) =>
  seededId(14, planNumber(app, plan) * 100 + n);

const priced = (day: number, month: number, quarter: number, year: number): PlanOption[] => [
  ['Day pass', 'day', 1, day],
  ['Monthly', 'month', 1, month],
  ['Quarter', 'month', 3, quarter],
  ['Annual', 'year', 1, year],
];

/** The plans that most applications sell. */
const USUAL: PlanOffer[] = [
  {
    name: 'Basic',
    description: 'Look a property up',
    options: priced(4.5, 19, 49, 180).slice(1),
    purposes: [0],
    toolgroups: [0],
    tools: [7, 16],
  },
  {
    name: 'Standard',
    description: 'For title companies and realtors',
    options: priced(12, 49, 129, 480),
    purposes: [0, 1, 2],
    toolgroups: [0, 1, 3],
    tools: [12, 13, 18],
  },
  {
    name: 'Professional',
    description: 'For surveyors and appraisers',
    options: priced(29, 99.5, 279.99, 999),
    purposes: [0, 2, 3, 4, 5],
    toolgroups: [0, 1, 2, 3, 6, 8],
    tools: [12, 13, 14, 17, 28, 30],
  },
];
const long =
  'Statewide Multi-County Professional Subscription for Licensed Surveyors, Title Examiners and Their Staff with Unlimited Export and Historic Imagery';
const UNUSUAL: PlanOffer[] = [
  {
    name: 'الاشتراك المهني',
    description: 'للمسّاحين والمثمّنين',
    options: [
      ['شهري', 'month', 1, 45],
      ['Annual سنوي', 'year', 1, 450],
    ],
    purposes: [12],
    toolgroups: [12],
    tools: [40],
  },
  {
    name: long,
    description: `${long}. `.repeat(4).trim(),
    options: [[`${long}, every other week`, 'week', 2, 123456.78]],
    toolgroups: TOOLGROUPS.map((_, n) => n),
    tools: TOOLS.map((_, n) => n),
  },
];
const FREE: PlanOffer = { name: 'Open House', options: [['One week', 'week', 1, 0]], purposes: [0] };
const DRAFT: PlanOffer = { name: 'Intern', description: 'Not sold yet', options: [] };
const ZONES = 30;

/** One application sells no plans, and another one very many. */
function offers(app: number): PlanOffer[] {
  if (app === 0) return [...USUAL, DRAFT];
  if (app === 1) return [...USUAL, ...UNUSUAL];
  if (app === 7) return [];
  if (app === 8)
    return [
      ...USUAL,
      ...Array.from({ length: ZONES }, (_, n) => ({
        ...USUAL[1]!,
        name: `Tax Map Zone ${n + 1}`,
        options: priced(2, 8 + n, 21 + 3 * n, 80 + 10 * n).slice(1),
      })),
    ];
  return app % 3 === 2 ? [...USUAL, FREE] : USUAL;
}

const planRow = (
  app: number,
  n: number,
  { name, description = '', options, purposes = [], toolgroups = [], tools = [] }: PlanOffer,
): PlanSeed => ({
  id: planId(app, n),
  applicationId: applicationId(app),
  name,
  description,
  periods: options.map(([option, interval, intervalCount, price], at) => ({
    _id: periodId(app, n, at),
    name: option,
    interval,
    intervalCount,
    price,
  })),
  purposes: purposes.map(purposeId),
  toolgroups: toolgroups.map(toolgroupId),
  tools: tools.map(toolId),
});

/** The plan of an application that is added to fill the database. */
export const usualPlan = (app: number): PlanSeed => planRow(app, 0, USUAL[1]!);

export const seededPlans = (): PlanSeed[] =>
  APPLICATION_NAMES.flatMap((_, app) => offers(app).map((offer, n) => planRow(app, n, offer)));
