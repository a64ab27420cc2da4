import { useId, useMemo, type ReactNode } from 'react';
import { CommitOnBlurField } from '../../../editors/CommitOnBlurField.tsx';
import type { JsonEdit } from '../../../editors/json/edits.ts';
import type { MoveEdit } from '../../../editors/json/move.ts';
import { pathText, type Path } from '../../../editors/json/path.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { EditedProvider, sliceAt, useEdited } from '../../../editors/select/edited.ts';
import { EntryRows } from '../../../editors/select/EntryRows.tsx';
import { Lists } from '../../../editors/select/Lists.tsx';
import { TextProperty } from '../../../editors/select/Property.tsx';
import {
  childSlice,
  listIn,
  saidIn,
  sliceText,
  sliceValue,
  writtenBeside,
  type Slice,
} from '../../../editors/select/slice.ts';
import type { RowData } from '../../../editors/select/SortedRow.tsx';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { useText } from '../../../ui/useText.ts';
import { createSymbol } from './createSymbol.ts';
import { LegendRow } from './LegendRow.tsx';
import { mirrorInfos } from './mirrorInfos.ts';
import { SymbolProperty } from './SymbolFields.tsx';
import {
  CLASSES,
  getClasses,
  getClassValues,
  getGroups,
  getValueParts,
  GROUPS,
  INFOS,
  uniqueValueFields,
} from './uniqueValue.ts';

interface ValueClassRow extends RowData {
  values: string;
  label: string;
  /** A JSON string. */
  symbol: string;
}

const Legend = ({ row: { symbol, values, label } }: { row: ValueClassRow }) => (
  <LegendRow symbol={symbol} value={values} label={label} />
);

/**
 * Returns the document with an `edit` that changes both copies of the values: the groups and
 * `uniqueValueInfos`.
 */
function useMirroredEdits(path: Path) {
  const edited = useEdited();
  const pathKey = pathText(path);
  return useMemo(() => {
    const { textDocument: doc } = edited;
    const edit = (...edits: (JsonEdit | MoveEdit)[]) => {
      const renderer = sliceAt(doc, path);
      return doc.edit(...edits, ...(renderer ? mirrorInfos(edits, renderer, path) : []));
    };
    return { ...edited, textDocument: { ...doc, edit } };
    // `pathKey` changes with `path`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [edited, pathKey]);
}

/** Edits the groups of classes, which the map reads instead of `uniqueValueInfos`. */
export function ValueGroups({ of, path, children }: { of: Slice; path: Path; children: ReactNode }) {
  const t = useText();
  const edited = useMirroredEdits(path);
  const { fields, delimiter } = uniqueValueFields(of);
  const groups = getGroups(of);
  const classes = groups.flatMap(getClasses);
  const into = groups.findLastIndex(group => childSlice(group, CLASSES)?.node.kind === 'array');
  const add = (value: string) => {
    if (classes.some(entry => getClassValues(entry, delimiter).includes(value)))
      return t('ui.rule.taken', { name: value });
    const list = groups[into] && childSlice(groups[into], CLASSES);
    if (!list) return t('symbols.groups.none', { classes: CLASSES });
    const beside = childSlice(classes.at(-1), 'symbol');
    const entry = {
      label: value,
      symbol: beside?.node.kind === 'object' ? sliceValue(beside) : createSymbol('esriSFS'),
      values: [fields.length > 1 ? value.split(delimiter) : [value]],
    };
    edited.textDocument.edit({
      do: 'add',
      path: [...path, GROUPS, into, CLASSES],
      text: writtenBeside(entry, list),
    });
  };
  return (
    <EditedProvider value={edited}>
      <p className="hint">
        {t(listIn(of, INFOS).missing ? 'symbols.groups.only' : 'symbols.groups.both', {
          groups: GROUPS,
          infos: INFOS,
        })}
      </p>
      <Lists>
        {groups.map((group, at) => (
          // Groups have no other identity.
          // oxlint-disable-next-line react/no-array-index-key
          <ValueGroup
            key={at}
            of={group}
            path={[...path, GROUPS, at]}
            delimiter={delimiter}
            several={groups.length > 1}
          />
        ))}
      </Lists>
      {children}
      {edited.readOnly ? null : (
        <AddRow label={t('symbols.newValue')} button={t('symbols.addValue')} add={add} />
      )}
    </EditedProvider>
  );
}

interface GroupProps {
  of: Slice;
  path: Path;
  delimiter: string;
  /** Whether the renderer has other groups. */
  several: boolean;
}

function ValueGroup({ of, path, delimiter, several }: GroupProps) {
  const t = useText();
  const { wrongKind } = listIn(of, CLASSES);
  const entries = getClasses(of);
  const list = [...path, CLASSES];
  const { keys, opened, acts } = useDocumentList(list, entries);
  if (of.node.kind !== 'object')
    return <WrongKind name={`${GROUPS}[${path.at(-1)}]`} is={of.node.kind} wanted="object" />;
  if (wrongKind) return <WrongKind name={CLASSES} is={wrongKind} wanted="array" />;
  const rows = entries.map((entry, at): ValueClassRow => {
    const values = getClassValues(entry, delimiter).join(' · ');
    const symbol = childSlice(entry, 'symbol');
    const label = saidIn(entry, 'label') ?? '';
    return {
      key: keys[at]!,
      name: label || values,
      also: values,
      values,
      label,
      symbol: symbol ? sliceText(symbol) : 'null',
    };
  });
  return (
    <>
      <TextProperty of={of} path={path} name="heading" label={t('symbols.groups.heading')} />
      <EntryRows
        list={list}
        label={(several && saidIn(of, 'heading')) || t('symbols.values')}
        rows={rows}
        Summary={Legend}
        opened={opened}
        acts={acts}
        details={(_, at) =>
          entries[at]!.node.kind === 'object' ? (
            <ClassFields of={entries[at]!} path={[...list, at]} delimiter={delimiter} />
          ) : (
            <WrongKind name={`${CLASSES}[${at}]`} is={entries[at]!.node.kind} wanted="object" />
          )
        }
      />
    </>
  );
}

function ClassFields({ of, path, delimiter }: { of: Slice; path: Path; delimiter: string }) {
  const t = useText();
  const id = useId();
  const { textDocument: doc, readOnly } = useEdited();
  const values = getValueParts(of);
  return (
    <>
      {values.map((parts, at) => (
        <CommitOnBlurField
          // Values of one class have no other identity.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          id={`${id}-${at}`}
          at={[...path, 'values', at]}
          label={values.length > 1 ? t('symbols.groups.value', { number: at + 1 }) : t('symbols.value')}
          value={parts.join(delimiter)}
          readOnly={readOnly}
          mono
          commit={typed => {
            const next = parts.length > 1 ? typed.split(delimiter) : [typed];
            doc.edit({ do: 'set', path: [...path, 'values', at], text: JSON.stringify(next) });
          }}
        />
      ))}
      {values.length > 1 ? <p className="hint">{t('symbols.groups.shared')}</p> : null}
      <TextProperty of={of} path={path} name="label" label={t('symbols.label')} />
      <SymbolProperty of={of} path={path} name="symbol" />
    </>
  );
}
