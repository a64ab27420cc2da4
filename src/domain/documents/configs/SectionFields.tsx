import { CommitOnBlurField } from '../../../editors/CommitOnBlurField.tsx';
import type { JsonKind } from '../../../editors/json/node.ts';
import { pathText, type Path } from '../../../editors/json/path.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { useEdited } from '../../../editors/select/edited.ts';
import { EntryRows } from '../../../editors/select/EntryRows.tsx';
import { PropertyChoice } from '../../../editors/select/Property.tsx';
import { childSlice, entryName, listIn, writtenBeside, type Slice } from '../../../editors/select/slice.ts';
import type { RowData } from '../../../editors/select/SortedRow.tsx';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';

/** The property of a section that contains its fields. */
export const SECTION_FIELDS = 'fields';

interface Props {
  section: Slice;
  path: Path;
  /** The name of the section. */
  name: string;
  offered: readonly string[];
  sections: readonly Slice[];
}

/** Lists the fields of one section. A field can also be dragged to another section. */
export function SectionFields({ section, path, name, offered, sections }: Props) {
  const t = useText();
  const { textDocument: doc, readOnly, say } = useEdited();
  const { entries, wrongKind } = listIn(section, SECTION_FIELDS);
  const list = [...path, SECTION_FIELDS];
  const { keys, opened, acts } = useDocumentList(list, entries);
  if (section.node.kind !== 'object')
    return <WrongKind name={pathText(path.slice(-2))} is={section.node.kind} wanted="object" />;
  if (wrongKind) return <WrongKind name={SECTION_FIELDS} is={wrongKind} wanted="array" />;
  const rows = entries.map((entry, at): FieldRow => ({
    key: keys[at]!,
    name: entryName(entry),
    wrongKind: entry.node.kind === 'string' ? undefined : entry.node.kind,
  }));
  const here = path.at(-1);
  const sectionChoices = sections.flatMap((other, at) =>
    childSlice(other, SECTION_FIELDS)?.node.kind === 'array'
      ? [{ value: String(at), label: entryName(other) || t('editors.unnamed') }]
      : [],
  );
  const isHere = (field: string) => rows.some(row => row.name === field);
  return (
    <div className={styles.below}>
      <EntryRows
        list={list}
        type="field"
        label={t('configForms.section.fields', { name })}
        rows={rows}
        Summary={FieldLine}
        opened={opened}
        acts={acts}
        details={(row, at) =>
          row.wrongKind ? (
            <WrongKind name={pathText([SECTION_FIELDS, at])} is={row.wrongKind} wanted="string" />
          ) : (
            <div className={styles.pair}>
              <CommitOnBlurField
                id={`${row.key}-name`}
                at={[...list, at]}
                label={t('configForms.name')}
                value={row.name}
                mono
                readOnly={readOnly}
                commit={next => {
                  if (!next.trim()) return t('ui.rule.name');
                  if (isHere(next)) return t('ui.rule.taken', { name: next });
                  doc.edit({ do: 'set', path: [...list, at], text: JSON.stringify(next) });
                }}
              />
              <PropertyChoice
                label={t('configForms.section.one')}
                value={String(here)}
                choices={sectionChoices}
                readOnly={readOnly}
                choose={to => {
                  const into = listIn(sections[Number(to)], SECTION_FIELDS).entries.length;
                  const moved = doc.edit({
                    do: 'move',
                    path: [...list, at],
                    to: [...path.slice(0, -1), Number(to), SECTION_FIELDS, into],
                  });
                  if (moved)
                    say(t('children.order.now', { name: row.name, position: into + 1, total: into + 1 }));
                }}
              />
            </div>
          )
        }
      />
      {readOnly ? null : (
        <AddRow
          label={t('configForms.section.newField', { name })}
          button={t('configForms.addField')}
          offered={offered.filter(field => !isHere(field))}
          add={field => {
            if (isHere(field)) return t('ui.rule.taken', { name: field });
            const currentFields = childSlice(section, SECTION_FIELDS);
            doc.edit(
              currentFields
                ? { do: 'add', path: list, text: writtenBeside(field, currentFields) }
                : { do: 'add', path, name: SECTION_FIELDS, text: JSON.stringify([field]) },
            );
          }}
        />
      )}
    </div>
  );
}

interface FieldRow extends RowData {
  wrongKind: JsonKind | undefined;
}

function FieldLine({ row: { name, wrongKind } }: { row: FieldRow }) {
  const t = useText();
  return (
    <span className={`mono ${styles.one}`}>
      {wrongKind ? t('configForms.kept', { is: t(`editors.tree.types.${wrongKind}`) }) : name}
    </span>
  );
}
