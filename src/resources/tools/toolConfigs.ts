import { differenceCount } from '../../editors/json/check.ts';
import { same } from '../../forms/changes.ts';
import type { Tool } from '../../platform/tools.ts';

type ToolConfigs = Pick<Tool, 'toolConfigs' | 'toolDefaultConfig'>;

/** What an application's widget reads: a config of its own, or the tool's default. */
export interface Shown {
  config: unknown;
  from: 'application' | 'default' | 'nothing';
}

const entryOf = ({ toolConfigs }: ToolConfigs, application: string) => toolConfigs?.find(({ applicationId }) => applicationId === application);

export const hasDefault = ({ toolDefaultConfig }: ToolConfigs) => toolDefaultConfig !== undefined && toolDefaultConfig !== null;

/** The config that an application has of its own. */
export const ownConfig = (tool: ToolConfigs, application: string) => entryOf(tool, application)?.config;

/** The config that counts in an application. */
export function configIn(tool: ToolConfigs, application: string): Shown {
  const own = entryOf(tool, application);
  if (own) return { config: own.config, from: 'application' };
  return hasDefault(tool) ? { config: tool.toolDefaultConfig, from: 'default' } : { config: {}, from: 'nothing' };
}

/** The entries with one config in each of these applications; an entry that is there keeps its place and what else stands in it. */
export function configsWith(tool: ToolConfigs, applications: readonly string[], config: unknown): NonNullable<Tool['toolConfigs']> {
  const entries = tool.toolConfigs ?? [];
  const wanted = new Set(applications);
  const there = new Set(entries.map(({ applicationId }) => applicationId));
  return [
    ...entries.map(entry => (wanted.has(entry.applicationId) ? { ...entry, config } : entry)),
    ...applications.filter(id => !there.has(id)).map(applicationId => ({ applicationId, config })),
  ];
}

/** Lists of plain values up to this long stand in one line. */
const LINE = 80;

/** Deeper than this nothing is laid out: the indents would be longer than all else. */
const DEEPEST = 100;
const isDeeper = (value: unknown, levels: number): boolean => typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)));

/** A config as it stands in the editor. No text of JSON has a line break in it: those that are found are of the layout. */
export function configText(config: unknown): string {
  if (isDeeper(config, DEEPEST)) return JSON.stringify(config);
  return JSON.stringify(config ?? {}, null, 2).replace(/\[\n *([^\s[\]{}][^[\]{}]*?)\n *\]/g, (whole, inner: string) => {
    const line = `[${inner.replace(/,\n */g, ', ')}]`;
    return line.length <= LINE ? line : whole;
  });
}

/** Two configs that are longer together are counted in the editor only, which does not keep the page waiting. */
const COUNTED = 100_000;

/** In how many places a config differs from the default, as the editor counts them; undefined: it does, and is too long to be counted here. */
export function distanceFrom(standard: unknown, config: unknown): number | undefined {
  if (same(config, standard)) return 0;
  const [one, other] = [config, standard].map(value => JSON.stringify(value ?? null)) as [string, string];
  return one.length + other.length > COUNTED ? undefined : differenceCount(one, other);
}
