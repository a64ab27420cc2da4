import { referenceId } from '../../data/dialect.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { countDifferences } from '../../editors/json/check.ts';
import { formatJson } from '../../editors/json/formatJson.ts';
import type { Tool } from '../../platform/tools.ts';

type ToolConfigs = Pick<Tool, 'toolConfigs' | 'toolDefaultConfig'>;

/** What an application's widget reads: a config of its own, or the tool's default. */
export interface EffectiveConfig {
  config: unknown;
  from: 'application' | 'default' | 'nothing';
}

const entryOf = ({ toolConfigs }: ToolConfigs, application: string) =>
  toolConfigs?.find(({ applicationId }) => referenceId(applicationId) === application);

export const hasDefault = ({ toolDefaultConfig }: ToolConfigs) =>
  toolDefaultConfig !== undefined && toolDefaultConfig !== null;

/** The config that an application has of its own. */
export const ownConfig = (tool: ToolConfigs, application: string) => entryOf(tool, application)?.config;

/** The config that counts in an application. */
export function configIn(tool: ToolConfigs, application: string): EffectiveConfig {
  const own = entryOf(tool, application);
  if (own) return { config: own.config, from: 'application' };
  return hasDefault(tool)
    ? { config: tool.toolDefaultConfig, from: 'default' }
    : { config: {}, from: 'nothing' };
}

/** The entries with one config in each of these applications; an entry that is there keeps its place and what else stands in it. */
export function configsWith(
  tool: ToolConfigs,
  applications: readonly string[],
  config: unknown,
): NonNullable<Tool['toolConfigs']> {
  const entries = tool.toolConfigs ?? [];
  const wanted = new Set(applications);
  const there = new Set(entries.map(({ applicationId }) => referenceId(applicationId)));
  return [
    ...entries.map(entry => (wanted.has(referenceId(entry.applicationId)) ? { ...entry, config } : entry)),
    ...applications.filter(id => !there.has(id)).map(applicationId => ({ applicationId, config })),
  ];
}

/** A config as it stands in the editor. */
export const toolConfigText = (config: unknown): string => formatJson(JSON.stringify(config ?? {}));

/** Two configs that are longer together are counted in the editor only, which does not keep the page waiting. */
const COUNTED = 100_000;

/** In how many places a config differs from the default, as the editor counts them; undefined: it does, and is too long to be counted here. */
export function distanceFrom(standard: unknown, config: unknown): number | undefined {
  if (isEquivalent(config, standard, { field: 'config' })) return 0;
  const [one, other] = [config, standard].map(value => JSON.stringify(value ?? null)) as [string, string];
  return one.length + other.length > COUNTED ? undefined : countDifferences(one, other);
}
