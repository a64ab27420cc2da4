import { useEffect, useState, type ReactNode } from 'react';
import { pathText, type Path } from '../../../editors/json/path.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { useEdited } from '../../../editors/select/edited.ts';
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
import { useStoreValue } from '../../../storage/useStoreValue.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { useText } from '../../../ui/useText.ts';
import { createSymbol } from './createSymbol.ts';
import { LegendRow } from './LegendRow.tsx';
import { SymbolProperty } from './SymbolFields.tsx';
import styles from './symbolForm.module.css';
import { getGroups, INFOS, uniqueValueFields } from './uniqueValue.ts';
import { ValueGroups } from './ValueGroups.tsx';

interface UniqueValueRow extends RowData {
  value: string;
  label: string;
  /** A JSON string. */
  symbol: string;
}

const Legend = ({ row: { symbol, value, label } }: { row: UniqueValueRow }) => (
  <LegendRow symbol={symbol} value={value} label={label} />
);
const valueIn = (entry: Slice) => saidIn(entry, 'value') ?? '';

export function UniqueValues({ of, path, fields }: { of: Slice; path: Path; fields: readonly string[] }) {
  const t = useText();
  const { fields: read, delimiter } = uniqueValueFields(of);
  const others = ['field2', 'field3'].flatMap(name => saidIn(of, name) || []);
  const Values = getGroups(of).length ? ValueGroups : ValueInfos;
  return (
    <>
      <TextProperty of={of} path={path} name="field1" label={t('symbols.field')} mono offered={fields} />
      {others.length ? (
        <p className="hint">{t('symbols.otherFields', { names: others.join(', '), delimiter })}</p>
      ) : null}
      <Values of={of} path={path}>
        <DefaultSymbol of={of} path={path} />
        {read.length > 1 ? (
          <p className="hint">
            {t('symbols.parts', { example: read.join(delimiter), delimiter, count: read.length })}
          </p>
        ) : null}
      </Values>
    </>
  );
}

function ValueInfos({ of, path, children }: { of: Slice; path: Path; children: ReactNode }) {
  const t = useText();
  const { textDocument: doc, readOnly } = useEdited();
  const { entries, wrongKind, missing } = listIn(of, INFOS);
  const list = [...path, INFOS];
  const { keys, opened, acts } = useDocumentList(list, entries);
  const rows = entries.map((entry, at): UniqueValueRow => {
    const symbol = childSlice(entry, 'symbol');
    const value = valueIn(entry);
    return {
      key: keys[at]!,
      name: value,
      value,
      label: saidIn(entry, 'label') ?? '',
      also: saidIn(entry, 'label') ?? '',
      symbol: symbol ? sliceText(symbol) : 'null',
    };
  });
  const add = (value: string) => {
    if (rows.some(row => row.value === value)) return t('ui.rule.taken', { name: value });
    const [last] = entries.slice(-1);
    const beside = last && childSlice(last, 'symbol');
    const info = {
      value,
      label: value,
      symbol: beside?.node.kind === 'object' ? sliceValue(beside) : createSymbol('esriSFS'),
    };
    doc.edit(
      missing
        ? { do: 'add', path, name: INFOS, text: writtenBeside([info], of) }
        : { do: 'add', path: list, text: writtenBeside(info, childSlice(of, INFOS)) },
    );
  };
  return (
    <>
      {wrongKind ? (
        <WrongKind name={INFOS} is={wrongKind} wanted="array" />
      ) : (
        <Lists>
          <EntryRows
            list={list}
            label={t('symbols.values')}
            rows={rows}
            Summary={Legend}
            opened={opened}
            acts={acts}
            details={(_, at) =>
              entries[at]!.node.kind === 'object' ? (
                <>
                  <TextProperty
                    of={entries[at]!}
                    path={[...list, at]}
                    name="value"
                    label={t('symbols.value')}
                    mono
                  />
                  <TextProperty
                    of={entries[at]!}
                    path={[...list, at]}
                    name="label"
                    label={t('symbols.label')}
                  />
                  <SymbolProperty of={entries[at]!} path={[...list, at]} name="symbol" />
                </>
              ) : (
                <WrongKind name={`${INFOS}[${at}]`} is={entries[at]!.node.kind} wanted="object" />
              )
            }
          />
        </Lists>
      )}
      {children}
      {readOnly || wrongKind ? null : (
        <AddRow label={t('symbols.newValue')} button={t('symbols.addValue')} add={add} />
      )}
    </>
  );
}

/** The symbol of all values that match no other entry. */
function DefaultSymbol({ of, path }: { of: Slice; path: Path }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { textDocument: doc } = useEdited();
  const target = useStoreValue(doc.target);
  useEffect(() => {
    if (target && pathText(target).startsWith(pathText([...path, 'defaultSymbol']))) setOpen(true);
    // Runs once for each target.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);
  const symbol = childSlice(of, 'defaultSymbol');
  const name = t('symbols.allOthers');
  return (
    <div className={styles.others}>
      <div className={styles.othersLine}>
        <LegendRow symbol={symbol ? sliceText(symbol) : 'null'} label={saidIn(of, 'defaultLabel') || name} />
        <IconAction
          small
          className={styles.toggle!}
          data-act="open"
          aria-expanded={isOpen}
          label={t('ui.editName', { name })}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen ? (
        <div className={styles.renderer} role="group" aria-label={name}>
          <TextProperty of={of} path={path} name="defaultLabel" label={t('symbols.label')} />
          <SymbolProperty of={of} path={path} name="defaultSymbol" />
        </div>
      ) : null}
    </div>
  );
}
