import { useMemo, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { EditDocument, useRecordContext } from '../../admin/index.ts';
import { useTextDraft } from '../../auth/useTextDraft.ts';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { applicationName } from '../../domain/people/groupByApplication.ts';
import { allApplicationsArgs } from '../../domain/people/useNames.ts';
import { JsonEditor } from '../../editors/Editors.ts';
import { applications } from '../../platform/applications.ts';
import { StaysOnPage } from '../../ui/unsaved/unsaved.ts';
import { useText } from '../../ui/useText.ts';
import { ChosenApplications } from './ChosenApplications.tsx';
import { ConfigApplications } from './ConfigApplications.tsx';
import { ConfigButtons } from './ConfigButtons.tsx';
import { configIn, hasDefault, toolConfigText } from './toolConfigs.ts';
import { useChosenApplications } from './useChosenApplications.ts';
import { fieldOf, useConfigDocument, type ConfigRecord, type ToolRecord } from './useConfigDocument.ts';
import { useOpenedConfig } from './useOpenedConfig.ts';
import styles from './widgetConfig.module.css';

/**
 * Edits the config of a tool's widget (docs/behaviour.md 2 §2, docs/decisions/widget-configs.md). A selected
 * application shows its own config or the default. If several are selected, all of them get the saved config.
 * Changing the selection never replaces unsaved text.
 */
export function WidgetConfig() {
  const tool = useRecordContext<ToolRecord>()!;
  return <ConfigOf key={tool.id} tool={tool} />;
}

function ConfigOf({ tool }: { tool: ToolRecord }) {
  const t = useText();
  const listed = useEndpointList(applications.list, allApplicationsArgs);
  const applicationNames = useMemo(
    () => listed.rows.map(row => ({ id: String(row._id), name: applicationName(row) || String(row._id) })),
    [listed.rows],
  );
  const names = useMemo(
    () => new Map(applicationNames.map(({ id, name }) => [id, name])),
    [applicationNames],
  );
  const nameOf = (id: string) => names.get(id) ?? id;
  const [missed, setMissed] = useState(false);
  /** The config that another user has saved since, for the Diff view. */
  const [theirs, setTheirs] = useState<{ label: string; text: string }>();
  const searchBox = useRef<HTMLInputElement>(null);

  const follow = useEvent((next: string[]) => {
    setMissed(false);
    // `follow` is called after the first render, when both are defined.
    // oxlint-disable-next-line react/immutability
    if (!stays(next)) openConfig(next[0]);
  });
  const { chosen, choose: setChosen, othersIn } = useChosenApplications(follow);
  const { opened, open: openConfig, stays, unsaved, saved, onDraftBase } = useOpenedConfig(tool, chosen[0]);
  const openDraft = useTextDraft(`tool config ${tool.id} ${opened.application ?? ''}`);
  const choose = (next: string[]) => {
    setChosen(next);
    if (unsaved.current) setMissed(false);
    else follow(next);
  };
  /** Selecting applications here keeps unsaved text. A URL that opens another config asks first. */
  const staysAt = useEvent((search: string) => {
    const others = othersIn(search);
    return others === undefined || stays(others);
  });
  const ofDefault = useMemo(
    () => (hasDefault(tool) ? toolConfigText(tool.toolDefaultConfig) : undefined),
    [tool],
  );
  const compare =
    theirs ??
    (ofDefault === undefined
      ? undefined
      : { label: t('resources.tools.widget.theDefault'), text: ofDefault });

  const configDocument = useConfigDocument({ base: opened.tool, nameOf, review: setTheirs });
  const onSaved = (data: ConfigRecord, { record }: { record: ToolRecord }) => {
    const field = fieldOf(data);
    setTheirs(undefined);
    saved(data.text, { [field]: record[field] });
  };

  return (
    <EditDocument<ConfigRecord, ToolRecord>
      {...configDocument}
      onSaved={onSaved}
      successMessage="resources.tools.notifications.updated"
      errorMessage="resources.tools.saveError"
    >
      <section className={`panel ${styles.config}`} aria-label={t('resources.tools.widget.title')}>
        <ConfigApplications
          listed={listed}
          applications={applicationNames}
          chosen={chosen}
          choose={choose}
          missed={missed}
          searchBox={searchBox}
        />
        <StaysOnPage value={staysAt}>
          <JsonEditor
            key={opened.key}
            label={t('resources.tools.widget.title')}
            value={opened.text}
            saved={opened.saved}
            {...(compare && { compare })}
            openDraft={openDraft}
            onDraftBase={onDraftBase}
            file={tool.toolName}
            about={
              <ChosenApplications
                chosen={chosen}
                nameOf={nameOf}
                from={
                  opened.application === undefined && hasDefault(tool)
                    ? 'noneChosen'
                    : configIn(tool, opened.application ?? '').from
                }
                other={
                  opened.application !== undefined &&
                  chosen.length > 0 &&
                  !chosen.includes(opened.application)
                    ? nameOf(opened.application)
                    : undefined
                }
                remove={id => choose(chosen.filter(one => one !== id))}
              />
            }
            onUnsavedChange={unsaved.note}
            tools={
              <ConfigButtons
                chosen={chosen}
                ofDefault={ofDefault}
                chooseFirst={() => {
                  setMissed(true);
                  searchBox.current?.focus();
                }}
              />
            }
          />
        </StaysOnPage>
      </section>
    </EditDocument>
  );
}
