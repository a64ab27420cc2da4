import { useMemo } from 'react';
import { indexInList, type Path } from '../../../editors/json/path.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { FormPart } from '../../../editors/select/DocumentForm.tsx';
import { sliceAt, useEdited } from '../../../editors/select/edited.ts';
import { EntryRows } from '../../../editors/select/EntryRows.tsx';
import { Lists } from '../../../editors/select/Lists.tsx';
import { listIn, saidIn, sliceValue, type Slice } from '../../../editors/select/slice.ts';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import { FieldDetails } from './FieldDetails.tsx';
import { FieldLine, type FieldRow } from './FieldLine.tsx';
import { OtherSearches } from './OtherSearches.tsx';
import { appendEdit, FIELDS, HIDDEN, removeEdits, SEARCHED, type OfferedField } from './resultFields.ts';

interface Props {
  config: Slice;
  path: Path;
  offered: readonly OfferedField[];
}

/**
 * Lists each field once, although the config keeps its name, its visibility and its search in separate lists.
 */
export function FieldsPart({ config, path, offered }: Props) {
  const t = useText();
  const { textDocument: doc, readOnly, say } = useEdited();
  const fields = listIn(config, FIELDS);
  const hidden = listIn(config, HIDDEN);
  const searched = listIn(config, SEARCHED);
  const list = [...path, FIELDS];
  /** Finds the field to which a search belongs, because the form shows searches with their fields. */
  const searching = (target: Path) => {
    const at = indexInList([...path, SEARCHED], target);
    const name = at === undefined ? undefined : saidIn(searched.entries[at], 'name');
    const found = name === undefined ? -1 : fields.entries.findIndex(field => saidIn(field, 'name') === name);
    return found < 0 ? undefined : found;
  };
  const { keys, opened, acts: own } = useDocumentList(list, fields.entries, searching);
  const pathKey = JSON.stringify(path);
  const acts = useMemo(
    () => ({
      ...own,
      remove(at: number) {
        const now = sliceAt(doc, path);
        const name = now && saidIn(listIn(now, FIELDS).entries[at], 'name');
        if (now && doc.edit(...removeEdits(now, path, at)))
          say(t('configForms.removed', { name: name || t('editors.unnamed') }));
      },
    }),
    // `pathKey` changes with `path`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [own, doc, pathKey, say, t],
  );
  const hiddenNames = new Set(hidden.entries.map(sliceValue));
  const operators = new Map(
    searched.entries.toReversed().map(entry => [saidIn(entry, 'name'), saidIn(entry, 'operator') ?? '?']),
  );
  const rows = fields.entries.map((field, at): FieldRow => {
    const name = saidIn(field, 'name') ?? '';
    return {
      key: keys[at]!,
      name,
      alias: saidIn(field, 'alias') ?? '',
      also: saidIn(field, 'alias') ?? '',
      isShown: !hiddenNames.has(name),
      operator: operators.get(name) ?? '',
      wrongKind: field.node.kind === 'object' ? undefined : field.node.kind,
      canHide: !hidden.wrongKind,
      path: pathKey,
    };
  });
  const names = new Set(rows.map(({ name }) => name));
  const otherHiddenNames = hidden.entries
    .map(sliceValue)
    .filter((name): name is string => typeof name === 'string' && !names.has(name));
  const addable = offered.filter(({ name }) => !names.has(name));
  const add = (name: string) => {
    if (names.has(name)) return t('ui.rule.taken', { name });
    const alias = offered.find(field => field.name === name)?.alias ?? name;
    doc.edit(appendEdit(config, path, FIELDS, { name, alias }));
  };
  return (
    <FormPart title={t('configForms.fields')} {...(!fields.wrongKind && { total: rows.length })}>
      {fields.wrongKind ? <WrongKind name={FIELDS} is={fields.wrongKind} wanted="array" /> : null}
      {hidden.wrongKind ? <WrongKind name={HIDDEN} is={hidden.wrongKind} wanted="array" /> : null}
      {searched.wrongKind ? <WrongKind name={SEARCHED} is={searched.wrongKind} wanted="array" /> : null}
      {rows.length ? (
        <div className={styles.heads} aria-hidden="true">
          <span>{t('configForms.name')}</span>
          <span>{t('configForms.alias')}</span>
          <span>{t('configForms.shown')}</span>
          <span>{t('configForms.search')}</span>
        </div>
      ) : fields.wrongKind ? null : (
        <p className="secondary">{t('configForms.noFields')}</p>
      )}
      {fields.wrongKind ? null : (
        <Lists>
          <EntryRows
            list={list}
            label={t('configForms.fields')}
            rows={rows}
            Summary={FieldLine}
            opened={opened}
            acts={acts}
            details={(row, at) =>
              row.wrongKind ? (
                <WrongKind name={`${FIELDS}[${at}]`} is={row.wrongKind} wanted="object" />
              ) : (
                <FieldDetails config={config} path={path} at={at} row={row} offered={offered} />
              )
            }
          />
        </Lists>
      )}
      {otherHiddenNames.length ? (
        <p className="hint">{t('configForms.hiddenElsewhere', { names: otherHiddenNames.join(', ') })}</p>
      ) : null}
      {readOnly || fields.wrongKind ? null : (
        <AddRow
          label={t('configForms.newField')}
          button={t('configForms.addField')}
          offered={addable.map(({ name }) => name)}
          add={add}
        />
      )}
      <OtherSearches config={config} path={path} names={names} />
    </FormPart>
  );
}
