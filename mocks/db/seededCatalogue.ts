import { TOOLGROUPS, TOOLGROUPS_OF_PURPOSES, TOOLS } from './catalogue.ts';
import { APPLICATION_NAMES, DESKS, PURPOSES } from './demoNames.ts';
import { foldForIndex } from './folding.ts';
import { createRandom } from './random.ts';
import { applicationId, purposeId, roleId, toolgroupId, toolId } from './seededIds.ts';
import type { purposeRoles } from './tables/purposes.ts';

type Carried = typeof purposeRoles.$inferInsert;

const BUFFER = 11;
const PRINT_MAP = 16;

/** The default config of a widget; some applications override parts of it. */
const BUFFER_CONFIG = {
  name: 'Buffer',
  uri: 'widgets/Buffer/Widget',
  openAtStart: false,
  config: {
    layer: 'Parcels',
    units: 'feet',
    distances: [100, 200, 300],
    maxDistance: 5280,
    excludeSubject: true,
    ringSymbol: { color: [17, 138, 225, 80], width: 3 },
    labels: { template: '{owner1}\n{mail_addr}', sheet: 'Avery 5160' },
  },
};
const { config: RINGS } = BUFFER_CONFIG;
const PRINT_CONFIG = {
  name: 'Print Map',
  uri: 'widgets/Print/Widget',
  config: { formats: ['PDF', 'PNG'], sizes: ['Letter', 'Tabloid', 'Arch D'], defaultScale: 2400, title: '' },
};

const DEFAULTS: Record<number, object> = { [BUFFER]: BUFFER_CONFIG, [PRINT_MAP]: PRINT_CONFIG };
const CONFIGS: [tool: number, application: number, config: object][] = [
  [BUFFER, 0, { ...BUFFER_CONFIG, config: { ...RINGS, distances: [250, 500], maxDistance: 1000 } }],
  [BUFFER, 1, { ...BUFFER_CONFIG, config: { ...RINGS, units: 'meters', distances: [30, 60, 90] } }],
  [
    BUFFER,
    4,
    {
      ...BUFFER_CONFIG,
      openAtStart: true,
      config: { ...RINGS, distances: [100, 200, 300, 660], maxFeatures: 2500 },
    },
  ],
  [BUFFER, 7, BUFFER_CONFIG],
  [PRINT_MAP, 0, { ...PRINT_CONFIG, config: { ...PRINT_CONFIG.config, title: 'Larkspur County' } }],
];

export const seededPurposes = () =>
  PURPOSES.map(([purposeName, helpInfo], n) => ({
    id: purposeId(n),
    purposeName,
    purposeNameKey: foldForIndex(purposeName),
    helpInfo,
    toolgroups: TOOLGROUPS_OF_PURPOSES[n]!.map(toolgroupId),
  }));

export const seededToolgroups = () =>
  TOOLGROUPS.map(([toolGroupName, helpInfo, tools], n) => ({
    id: toolgroupId(n),
    toolGroupName,
    toolGroupNameKey: foldForIndex(toolGroupName),
    helpInfo,
    tools: tools.map(toolId),
  }));

export const seededTools = () =>
  TOOLS.map(([toolName, helpInfo], n) => ({
    id: toolId(n),
    toolName,
    toolNameKey: foldForIndex(toolName),
    helpInfo,
    ...(DEFAULTS[n] && { defaultConfig: DEFAULTS[n] }),
  }));

export const seededToolConfigs = () =>
  CONFIGS.map(([tool, application, config]) => ({
    toolId: toolId(tool),
    applicationId: applicationId(application),
    config,
  }));

export function seededPurposeRoles(): Carried[] {
  const random = createRandom(11);
  const roles: Carried[] = [];
  PURPOSES.forEach((_, n) => {
    const first = random.below(APPLICATION_NAMES.length);
    for (let i = 0; i < 2 + random.below(3); i++)
      for (let j = 0; j < 1 + random.below(2); j++)
        roles.push({
          recordId: purposeId(n),
          applicationId: applicationId((first + i) % APPLICATION_NAMES.length),
          roleId: roleId(random.below(DESKS.length)),
        });
  });
  return roles;
}

/** A few roles are assigned directly to toolgroups and tools, independent of purposes. */
export function seededDirectRoles(): { toolgroups: Carried[]; tools: Carried[] } {
  const random = createRandom(17);
  const assignIds = (idOf: (n: number) => string, among: number, times: number) =>
    Array.from({ length: times }, () => ({
      recordId: idOf(random.below(among)),
      applicationId: applicationId(random.below(APPLICATION_NAMES.length)),
      roleId: roleId(1 + random.below(DESKS.length - 1)),
    }));
  return {
    toolgroups: assignIds(toolgroupId, TOOLGROUPS.length, 12),
    tools: [
      ...assignIds(toolId, TOOLS.length, 16),
      { recordId: toolId(BUFFER), applicationId: applicationId(4), roleId: roleId(2) },
    ],
  };
}
