import type { JsonKind } from '../../../editors/json/node.ts';
import type { Path } from '../../../editors/json/path.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { FormPart } from '../../../editors/select/DocumentForm.tsx';
import { useEdited } from '../../../editors/select/edited.ts';
import { EntryRows } from '../../../editors/select/EntryRows.tsx';
import { Lists } from '../../../editors/select/Lists.tsx';
import { TextProperty } from '../../../editors/select/Property.tsx';
import { childSlice, entryName, listIn, saidIn, type Slice } from '../../../editors/select/slice.ts';
import type { RowData } from '../../../editors/select/SortedRow.tsx';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { PATH_TYPES } from '../../../platform/applicationParts.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import { appendEdit } from './resultFields.ts';

/** The documented types (docs/behaviour.md 2 §3). Configs may contain others. */
export const ACTION_TYPES = ['DeleteFeature', 'EditFeature', 'assets'] as const;
/**
 * The properties that actions of other types may need. `DeleteFeature` and `EditFeature` need none of them.
 */
const TYPE_FIELDS = ['token', 'field', 'checkfield', 'countyCode', 'pathType'] as const;
const FEATURE_ACTIONS: readonly (string | undefined)[] = ['DeleteFeature', 'EditFeature'];

interface ActionRow extends RowData {
  type: string;
  wrongKind: JsonKind | undefined;
}

interface Props {
  config: Slice;
  path: Path;
  /** The names of the layer's fields. */
  fields: readonly string[];
}

export function ActionsPart({ config, path, fields }: Props) {
  const t = useText();
  const { textDocument: doc, readOnly } = useEdited();
  const { entries, wrongKind } = listIn(config, 'actions');
  const list = [...path, 'actions'];
  const { keys, opened, acts } = useDocumentList(list, entries);
  const rows = entries.map((entry, at): ActionRow => ({
    key: keys[at]!,
    name: entryName(entry),
    type: saidIn(entry, 'type') ?? '',
    wrongKind: entry.node.kind === 'object' ? undefined : entry.node.kind,
  }));
  const types = [...new Set([...ACTION_TYPES, ...rows.flatMap(({ type }) => type || [])])];
  return (
    <FormPart title={t('configForms.actions')} {...(!wrongKind && { total: rows.length })}>
      {wrongKind ? (
        <WrongKind name="actions" is={wrongKind} wanted="array" />
      ) : (
        <Lists>
          <EntryRows
            list={list}
            label={t('configForms.actions')}
            rows={rows}
            Summary={ActionLine}
            opened={opened}
            acts={acts}
            details={(row, at) =>
              row.wrongKind ? (
                <WrongKind name={`actions[${at}]`} is={row.wrongKind} wanted="object" />
              ) : (
                <ActionDetails of={entries[at]!} path={[...list, at]} types={types} fields={fields} />
              )
            }
          />
        </Lists>
      )}
      {readOnly || wrongKind ? null : (
        <AddRow
          label={t('configForms.newAction')}
          button={t('configForms.addAction')}
          add={label => void doc.edit(appendEdit(config, path, 'actions', { label, type: '', icon: '' }))}
        />
      )}
    </FormPart>
  );
}

function ActionLine({ row: { name, type, wrongKind } }: { row: ActionRow }) {
  const t = useText();
  return (
    <span className={styles.two}>
      <span>{wrongKind ? t('configForms.kept', { is: t(`editors.tree.types.${wrongKind}`) }) : name}</span>
      <span className="mono">{type || '–'}</span>
    </span>
  );
}

function ActionDetails({
  of,
  path,
  types,
  fields,
}: {
  of: Slice;
  path: Path;
  types: readonly string[];
  fields: readonly string[];
}) {
  const t = useText();
  const offered = {
    field: fields,
    checkfield: fields,
    pathType: PATH_TYPES as readonly string[],
    token: undefined,
    countyCode: undefined,
  };
  const changesFeature = FEATURE_ACTIONS.includes(saidIn(of, 'type'));
  const needed = TYPE_FIELDS.filter(name => !changesFeature || childSlice(of, name));
  return (
    <div className={styles.pair}>
      <TextProperty of={of} path={path} name="label" label={t('configForms.label')} />
      <TextProperty of={of} path={path} name="type" label={t('configForms.type')} mono offered={types} />
      <TextProperty of={of} path={path} name="icon" label={t('configForms.icon')} mono />
      {needed.map(name => (
        <TextProperty
          key={name}
          of={of}
          path={path}
          name={name}
          label={t(`configForms.action.${name}`)}
          mono
          offered={offered[name]}
        />
      ))}
    </div>
  );
}
