import { useDataProvider, type RaRecord } from 'react-admin';
import type { DocumentCalls } from '../../admin/index.ts';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { normalizeReferences } from '../../data/normalizeReferences.ts';
import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { parseValue } from '../../editors/json/findSyntaxError.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText } from '../../ui/useText.ts';
import { configIn, configsWith, ownConfig, toolConfigText } from './toolConfigs.ts';

export type ToolRecord = CatalogueRecord<'tools'>;

/** What an editor saves: a config for these applications, or the tool's default without applications. */
export interface ConfigRecord extends RaRecord {
  text: string;
  applications?: string[];
}

interface Options {
  /** The tool at the time when the config was opened. */
  base: ToolRecord;
  nameOf(application: string): string;
  /** Called with another user's config, which the user wants to see before overwriting it. */
  review(theirs: { label: string; text: string }): void;
}

export const fieldOf = ({ applications }: ConfigRecord) =>
  applications ? 'toolConfigs' : 'toolDefaultConfig';

/** Saves a config with the whole tool, for applications or as the default. */
export function useConfigDocument({
  base,
  nameOf,
  review,
}: Options): DocumentCalls<ConfigRecord, ToolRecord> {
  const t = useText();
  const listed = useJoinNames();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { id } = base;

  /** Returns the applications whose config another user has changed. */
  const overtakenIn = (now: ToolRecord, applications: string[], agreedTo: ToolRecord) =>
    applications.filter(
      one => !isEquivalent(ownConfig(now, one), ownConfig(agreedTo, one), { field: 'config' }),
    );
  const merge = (now: ToolRecord, { text, applications }: ConfigRecord): ToolRecord =>
    applications
      ? { ...now, toolConfigs: configsWith(now, applications, parseValue(text)) }
      : { ...now, toolDefaultConfig: parseValue(text) };
  return {
    resource: 'tools',
    id,
    read: async () =>
      normalizeReferences('tools', (await dataProvider.getOne<ToolRecord>('tools', { id })).data),
    overwrites: (now, { applications }, agreedTo = base) =>
      applications
        ? overtakenIn(now, applications, agreedTo).length > 0
        : !isEquivalent(now.toolDefaultConfig, agreedTo.toolDefaultConfig, { field: 'toolDefaultConfig' }),
    merge,
    async write(data, now) {
      const isUnchanged = (['toolConfigs', 'toolDefaultConfig'] as const).every(field =>
        isEquivalent(now[field], data[field], { field }),
      );
      if (!isUnchanged) await dataProvider.replace('tools', { id, data, previousData: now });
    },
    isDone(now, data, before) {
      const field = fieldOf(data);
      return isEquivalent(merge(before, data)[field], now[field], { field, sent: true });
    },
    conflictQuestion(now, { applications }) {
      const ids = applications && overtakenIn(now, applications, base);
      const names = listed((ids ?? []).map(nameOf));
      return {
        text: ids
          ? t('resources.tools.widget.overtakenText', { names })
          : t('resources.tools.widget.overtakenDefault'),
        confirmLabel: t('resources.tools.widget.mine'),
        cancel: t('resources.tools.widget.look'),
        onDecline: () =>
          review(
            ids
              ? {
                  label: t('resources.tools.widget.theirs', { names }),
                  text: toolConfigText(configIn(now, ids[0]!).config),
                }
              : {
                  label: t('resources.tools.widget.theirDefault'),
                  text: toolConfigText(now.toolDefaultConfig),
                },
          ),
      };
    },
  };
}
