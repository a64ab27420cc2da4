import { useMemo, useRef, useState } from 'react';
import { applicationName } from '../../access/byApplication.ts';
import { allApplications } from '../../access/useNames.ts';
import { useAskList } from '../../calls/useAskList.ts';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { JsonEditor } from '../../editors/JsonEditor.tsx';
import { applications } from '../../platform/applications.ts';
import { useText } from '../../ui/useText.ts';
import { ChosenApplications } from './ChosenApplications.tsx';
import { ConfigApplications } from './ConfigApplications.tsx';
import { ConfigButtons } from './ConfigButtons.tsx';
import { configIn, configText } from './toolConfigs.ts';
import { useChosenApplications } from './useChosenApplications.ts';
import { useOpenedConfig } from './useOpenedConfig.ts';
import styles from './widgetConfig.module.css';

/**
 * The config of a tool's widget (spec 2 §2, decision 13). One application shows its own, or the default where it has none;
 * with several chosen each is given what is saved. Choosing others never replaces what is typed: it is saved for those then.
 */
export function WidgetConfig({ tool }: { tool: CatalogueRecord<'tools'> }) {
  const t = useText();
  const [chosen, setChosen] = useChosenApplications();
  const listed = useAskList(applications.list, allApplications);
  const places = useMemo(() => listed.rows.map(row => ({ id: String(row._id), name: applicationName(row) || String(row._id) })), [listed.rows]);
  const names = useMemo(() => new Map(places.map(({ id, name }) => [id, name])), [places]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const [missed, setMissed] = useState(false);
  /** What somebody else has saved meanwhile, to be looked at in Diff. */
  const [theirs, setTheirs] = useState<{ label: string; text: string }>();
  const searchBox = useRef<HTMLInputElement>(null);

  const { opened, open, unsaved, saved } = useOpenedConfig(tool, chosen[0]);
  const choose = (next: string[]) => {
    setMissed(false);
    setChosen(next);
    const stays = opened.application !== undefined && next.length > 1 && next.includes(opened.application);
    if (!unsaved.current && !stays) open(next[0]);
  };
  const ofDefault = useMemo(() => configText(tool.toolDefaultConfig), [tool.toolDefaultConfig]);
  const hasDefault = tool.toolDefaultConfig !== undefined && tool.toolDefaultConfig !== null;

  return (
    <section className={`panel ${styles.config}`} aria-label={t('tools.widget.title')}>
      <ConfigApplications tool={tool} listed={listed} places={places} chosen={chosen} choose={choose} missed={missed} searchBox={searchBox} />
      <JsonEditor
        key={opened.key}
        label={t('tools.widget.title')}
        value={opened.text}
        saved={opened.saved}
        compare={theirs ?? { label: t('tools.widget.theDefault'), text: ofDefault }}
        draft={`tool config ${tool.id} ${opened.application ?? ''}`}
        file={tool.toolName}
        about={
          <ChosenApplications
            chosen={chosen}
            nameOf={nameOf}
            from={opened.application === undefined ? 'noneChosen' : configIn(tool, opened.application).from}
            other={opened.application !== undefined && chosen.length > 0 && !chosen.includes(opened.application) ? nameOf(opened.application) : undefined}
            remove={id => choose(chosen.filter(one => one !== id))}
          />
        }
        tools={editing => {
          unsaved.note(editing.unsaved);
          return (
            <ConfigButtons
              tool={tool}
              base={opened.tool}
              chosen={chosen}
              nameOf={nameOf}
              ofDefault={hasDefault ? ofDefault : undefined}
              editing={editing}
              saved={(text, field) => {
                setTheirs(undefined);
                saved(text, field);
              }}
              overtaken={setTheirs}
              chooseFirst={() => {
                setMissed(true);
                searchBox.current?.focus();
              }}
            />
          );
        }}
      />
    </section>
  );
}
