import { referenceId } from '../../data/dialect.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { countDifferences } from '../../editors/json/check.ts';
import { formatJson } from '../../editors/json/formatJson.ts';
import type { Tool } from '../../platform/tools.ts';

type ToolConfigs = Pick<Tool, 'toolConfigs' | 'toolDefaultConfig'>;

/** The config that applies in an application: its own, or the tool's default. */
export interface EffectiveConfig {
  config: unknown;
  from: 'application' | 'default' | 'nothing';
}

const entryOf = ({ toolConfigs }: ToolConfigs, application: string) =>
  toolConfigs?.find(({ applicationId }) => referenceId(applicationId) === application);

export const hasDefault = ({ toolDefaultConfig }: ToolConfigs) =>
  toolDefaultConfig !== undefined && toolDefaultConfig !== null;

/** Returns the application's own config, without the default. */
export const ownConfig = (tool: ToolConfigs, application: string) => entryOf(tool, application)?.config;

export function configIn(tool: ToolConfigs, application: string): EffectiveConfig {
  const own = entryOf(tool, application);
  if (own) return { config: own.config, from: 'application' };
  return hasDefault(tool)
    ? { config: tool.toolDefaultConfig, from: 'default' }
    : { config: {}, from: 'nothing' };
}

/** Sets the config of these applications. Existing entries keep their position and their other properties. */
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

/** Returns the text of a config for the editor. */
export const toolConfigText = (config: unknown): string => formatJson(JSON.stringify(config ?? {}));

/**
 * The length from which differences are counted only in the editor, because counting would block the page.
 */
const COUNTED = 100_000;

/**
 * Counts the differences between a config and the default. Returns undefined if they differ but are too long
 * to be compared here.
 */
export function distanceFrom(standard: unknown, config: unknown): number | undefined {
  if (isEquivalent(config, standard, { field: 'config' })) return 0;
  const [one, other] = [config, standard].map(value => JSON.stringify(value ?? null)) as [string, string];
  return one.length + other.length > COUNTED ? undefined : countDifferences(one, other);
}
