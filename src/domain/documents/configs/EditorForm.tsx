import { useMemo } from 'react';
import { pathText, type Path } from '../../../editors/json/path.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { DocumentForm, FormPart } from '../../../editors/select/DocumentForm.tsx';
import { sliceAt, useEdited, type JsonFormProps } from '../../../editors/select/edited.ts';
import { EntryRows } from '../../../editors/select/EntryRows.tsx';
import { Lists } from '../../../editors/select/Lists.tsx';
import { TextProperty } from '../../../editors/select/Property.tsx';
import { entryName, listIn, sliceText, type Slice } from '../../../editors/select/slice.ts';
import type { RowData } from '../../../editors/select/SortedRow.tsx';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import { appendEdit, type OfferedField } from './resultFields.ts';
import { SECTION_FIELDS, SectionFields } from './SectionFields.tsx';

interface Props extends JsonFormProps {
  /** The fields of the live service, if it responds. Users type other fields. */
  fields?: readonly OfferedField[];
}

const SECTIONS = 'sections';

/**
 * The form of an editor config (docs/behaviour.md 2 §3): sections with a header and an ordered list of
 * fields.
 */
export default function EditorForm({ fields = [], ...props }: Props) {
  return (
    <DocumentForm {...props}>
      {config => <Sections config={config} path={props.path} offered={fields.map(({ name }) => name)} />}
    </DocumentForm>
  );
}

interface SectionRow extends RowData {
  total: number;
}

function Sections({ config, path, offered }: { config: Slice; path: Path; offered: readonly string[] }) {
  const t = useText();
  const confirmDialog = useConfirm();
  const { textDocument: doc, readOnly, say } = useEdited();
  const { entries, wrongKind } = listIn(config, SECTIONS);
  const list = [...path, SECTIONS];
  const { keys, opened, acts: own } = useDocumentList(list, entries);
  const listKey = pathText(list);
  const acts = useMemo(
    () => ({
      ...own,
      async remove(at: number) {
        const section = sliceAt(doc, [...list, at]);
        const name = entryName(section) || t('editors.unnamed');
        const total = listIn(section, SECTION_FIELDS).entries.length;
        const before = section && sliceText(section);
        const sure = await confirmDialog({
          title: t('configForms.section.ask', { name }),
          text: t('configForms.section.askText', { smart_count: total }),
          confirmLabel: t('ui.yes'),
          cancel: t('ui.no'),
          danger: true,
        });
        const now = sliceAt(doc, [...list, at]);
        if (sure && now && sliceText(now) === before && doc.edit({ do: 'remove', path: [...list, at] }))
          say(t('configForms.removed', { name }));
      },
    }),
    // `listKey` changes with `list`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [own, doc, listKey, confirmDialog, say, t],
  );
  const rows = entries.map((entry, at): SectionRow => ({
    key: keys[at]!,
    name: entryName(entry),
    total: listIn(entry, SECTION_FIELDS).entries.length,
  }));
  return (
    <div className={styles.main}>
      <FormPart title={t('configForms.sections')} {...(!wrongKind && { total: rows.length })}>
        {wrongKind ? (
          <WrongKind name={SECTIONS} is={wrongKind} wanted="array" />
        ) : (
          <>
            {rows.length ? null : <p className="secondary">{t('configForms.section.none')}</p>}
            <Lists>
              <EntryRows
                list={list}
                type="section"
                label={t('configForms.sections')}
                rows={rows}
                Summary={SectionLine}
                opened={opened}
                acts={acts}
                details={(_, at) =>
                  entries[at]!.node.kind === 'object' ? (
                    <TextProperty
                      of={entries[at]!}
                      path={[...list, at]}
                      name="header"
                      label={t('configForms.section.header')}
                    />
                  ) : null
                }
                below={(row, at) => (
                  <SectionFields
                    section={entries[at]!}
                    path={[...list, at]}
                    name={row.name || t('editors.unnamed')}
                    offered={offered}
                    sections={entries}
                  />
                )}
              />
            </Lists>
            {readOnly ? null : (
              <AddRow
                label={t('configForms.section.header')}
                button={t('configForms.section.add')}
                add={header => void doc.edit(appendEdit(config, path, SECTIONS, { header, fields: [] }))}
              />
            )}
          </>
        )}
      </FormPart>
    </div>
  );
}

function SectionLine({ row: { name, total } }: { row: SectionRow }) {
  const t = useText();
  return (
    <span className={styles.section}>
      <strong>{name || t('editors.unnamed')}</strong>{' '}
      <span className="secondary numbers">{t('configForms.section.count', { smart_count: total })}</span>
    </span>
  );
}
