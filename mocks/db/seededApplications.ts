import { APPLICATION_TYPES, EXPIRED_ACCESS } from '../../src/platform/applications.ts';
import { TOOLS } from './catalogue.ts';
import { APPLICATION_NAMES, DESKS, MORE_APPLICATIONS } from './demoNames.ts';
import { foldForIndex } from './folding.ts';
import { createRandom } from './random.ts';
import { applicationId, roleId, toolId } from './seededIds.ts';
import type { applicationsTable } from './tables/applications.ts';

type ApplicationSeed = typeof applicationsTable.$inferInsert;

const NAMES = [...APPLICATION_NAMES, ...MORE_APPLICATIONS];
export const SEEDED = NAMES.length;
/** The application whose access has ended. */
const ENDED = 11;
const WITHOUT_COUNTY = [7, 17, 29, 41];
/** These applications lack fields that are required today. */
const UNFINISHED = [8, 17, 26, 35, 44, 53];

const shortName = (applicationName: string, n: number) =>
  applicationName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\W+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || `application-${n}`;

const PATHS: [pathType: string, folder: string][] = [
  ['Photo', 'photos'],
  ['Sketch', 'sketches'],
  ['PRC', 'cards'],
  ['Plat', 'plats'],
  ['LOMA', 'loma'],
];

/** The n-th application, the same every time. */
export function seededApplication(applicationName: string, n: number): ApplicationSeed {
  const random = createRandom(100 + n);
  const hex = (length: number) =>
    Array.from({ length }, () => random.below(16).toString(16))
      .join('')
      .toUpperCase();
  const name = shortName(applicationName, n);
  const files = `https://files.${name}.example`;
  const desks = DESKS.map((_, desk) => roleId(desk));
  return {
    id: applicationId(n),
    applicationId: name,
    applicationName,
    applicationNameKey: foldForIndex(applicationName),
    applicationDatabase: `cama_${name.replaceAll('-', '_').slice(0, 40)}_prod`,
    applicationType: APPLICATION_TYPES[random.below(APPLICATION_TYPES.length)]!,
    productEdition: random.pick(['Baseline', 'Summit', 'Summit', 'Ascent']),
    accessType: n === ENDED ? EXPIRED_ACCESS : random.oneIn(3) ? 'Private' : 'Public',
    description: `Parcel search, sales and field review for ${applicationName}.`,
    disclaimer:
      'Parcel lines are for reference only and are not a survey. No warranty is made as to the accuracy or completeness of this map.',
    applicationDomainName: `https://${name}.maps.example`,
    editingServiceUrl: random.oneIn(3) ? '' : `https://gis.${name}.example/edit`,
    legacySiteURL: random.oneIn(2) ? `https://v4.${name}.maps.example` : '',
    gaKey: `UA-${20_000_000 + random.below(9_999_999)}-${1 + random.below(20)}`,
    mobilegaKey: random.oneIn(2) ? `UA-${30_000_000 + random.below(9_999_999)}-1` : '',
    pmApiKey: hex(16),
    pmSecretKey: hex(20),
    privatePmApiKey: hex(16),
    privatePmSecretKey: UNFINISHED.includes(n) ? '' : hex(20),
    solrAPIKey: hex(16),
    ...(!WITHOUT_COUNTY.includes(n) && {
      county: {
        code: String(10 + n).padStart(3, '0'),
        links: [
          { linkName: 'Treasurer', linkPath: `https://treasurer.${name}.example` },
          { linkName: 'Recorder', linkPath: `https://recorder.${name}.example` },
        ],
      },
    }),
    paths: PATHS.slice(0, 1 + random.below(PATHS.length)).map(([pathType, folder]) => ({
      pathType,
      path: `${files}/${folder}`,
    })),
    excludedQueryLayers: n % 5 === 0 ? ['Utilities@Water Mains', 'Utilities@Valves'] : [],
    tools: TOOLS.map((_, tool) => toolId(tool)).filter(() => !random.oneIn(3)),
    roles: desks.slice(0, 3 + random.below(desks.length - 3)),
  };
}

/** The seeded users and plans belong to the first of these applications. */
export const seededApplications = (): ApplicationSeed[] => NAMES.map(seededApplication);
