import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { useSaveWhole } from '../../catalogue/useSaveWhole.ts';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { valueIn } from '../../editors/json/mistakeIn.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { useNotifyText } from '../../ui/failure/useNotifyText.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText } from '../../ui/useText.ts';
import { configIn, configsWith, configText, ownConfig } from './toolConfigs.ts';

type Tool = CatalogueRecord<'tools'>;

/** The field of a tool that was written, as it is now. */
export type ConfigField = Pick<Tool, 'toolConfigs'> | Pick<Tool, 'toolDefaultConfig'>;

export interface Saving {
  /** The tool as it was when the config was opened. */
  base: Tool;
  nameOf(application: string): string;
  /** This text is stored now, in this field of the tool. */
  saved(text: string, field: ConfigField): void;
  /** Somebody else's config stands where this was to be saved, and was kept. */
  overtaken(theirs: { label: string; text: string }): void;
}

/** Somebody else has saved another config since this one was opened. */
class Overtaken extends Error {
  constructor(
    readonly theirs: unknown,
    /** The applications it was saved for; none where it is the default. */
    readonly names: string[] = [],
  ) {
    super('overtaken');
  }
}

/** Saves a config with the whole tool, for applications or as the default; over somebody else's newer one only when told to. */
export function useSaveConfig(tool: Tool, { base, nameOf, saved, overtaken }: Saving) {
  const t = useText();
  const notifyText = useNotifyText();
  const notifyFailure = useNotifyFailure();
  const confirm = useConfirm();
  const listed = useListed();
  const save = useSaveWhole('tools', tool.id);

  /** Tries, asks where it was overtaken, and tries again where one's own counts. */
  async function attempt(text: string, write: (force: boolean) => Promise<ConfigField>) {
    try {
      const field = await write(false).catch(async (error: unknown) => {
        if (!(error instanceof Overtaken)) throw error;
        const names = listed(error.names);
        const isDefault = !error.names.length;
        const mine = await confirm({
          title: t('ui.conflict.title'),
          text: isDefault
            ? t('resources.tools.widget.overtakenDefault')
            : t('resources.tools.widget.overtakenText', { names }),
          confirm: t('resources.tools.widget.mine'),
          cancel: t('resources.tools.widget.look'),
          danger: true,
          send: () => write(true),
        });
        if (mine) return mine;
        overtaken({
          label: isDefault
            ? t('resources.tools.widget.theirDefault')
            : t('resources.tools.widget.theirs', { names }),
          text: configText(error.theirs),
        });
        throw error;
      });
      saved(text, field);
      notifyText(t('resources.tools.notifications.updated'), 'success');
    } catch (error) {
      if (!(error instanceof Overtaken))
        notifyFailure(error, { text: 'resources.tools.saveError', typed: true });
    }
  }

  return {
    saveFor: (applications: string[], text: string) =>
      attempt(text, async force => ({
        toolConfigs: (
          await save('toolConfigs', now => {
            const others = force
              ? []
              : applications.filter(
                  id =>
                    !isEquivalent(ownConfig({ toolConfigs: now }, id), ownConfig(base, id), {
                      field: 'config',
                    }),
                );
            if (others.length)
              throw new Overtaken(
                configIn({ ...tool, toolConfigs: now ?? [] }, others[0]!).config,
                others.map(nameOf),
              );
            return configsWith({ toolConfigs: now ?? [] }, applications, valueIn(text));
          })
        ).to,
      })),
    saveAsDefault: (text: string) =>
      confirm({
        title: t('resources.tools.widget.saveAsDefault'),
        text: t('resources.tools.widget.asDefaultText'),
        confirm: t('resources.tools.widget.saveAsDefault'),
        send: () =>
          attempt(text, async force => ({
            toolDefaultConfig: (
              await save('toolDefaultConfig', now => {
                if (!force && !isEquivalent(now, base.toolDefaultConfig, { field: 'toolDefaultConfig' }))
                  throw new Overtaken(now);
                return valueIn(text);
              })
            ).to,
          })),
      }),
  };
}
