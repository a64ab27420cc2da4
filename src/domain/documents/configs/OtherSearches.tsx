import type { JsonKind } from '../../../editors/json/node.ts';
import type { Path } from '../../../editors/json/path.ts';
import { FormPart } from '../../../editors/select/DocumentForm.tsx';
import { useEdited } from '../../../editors/select/edited.ts';
import { EntryRows } from '../../../editors/select/EntryRows.tsx';
import { PropertyChoice, TextProperty } from '../../../editors/select/Property.tsx';
import { listIn, saidIn, type Slice } from '../../../editors/select/slice.ts';
import type { RowData } from '../../../editors/select/SortedRow.tsx';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { WrongKind } from '../../../editors/select/WrongKind.tsx';
import { Sorting } from '../../../ui/sorting/Sorting.tsx';
import { useText } from '../../../ui/useText.ts';
import { OPERATORS } from '../rules/layerConfigRules.ts';
import styles from './configs.module.css';
import { SEARCHED } from './resultFields.ts';
import { SearchDetails } from './SearchDetails.tsx';

interface SearchRow extends RowData {
  operator: string;
  wrongKind: JsonKind | undefined;
}

/** Lists repeated searches and searches by names that are not among the fields. */
export function OtherSearches({
  config,
  path,
  names,
}: {
  config: Slice;
  path: Path;
  names: ReadonlySet<string>;
}) {
  const t = useText();
  const { textDocument: doc } = useEdited();
  const all = listIn(config, SEARCHED).entries;
  const list = [...path, SEARCHED];
  const { keys, opened, acts: own } = useDocumentList(list, all);
  const seen = new Set<string>();
  const indexes = all.flatMap((entry, at) => {
    const name = saidIn(entry, 'name');
    const isFields = name !== undefined && names.has(name) && !seen.has(name);
    if (name !== undefined) seen.add(name);
    return isFields ? [] : [at];
  });
  if (!indexes.length) return null;
  const rows = indexes.map((at): SearchRow => ({
    key: keys[at]!,
    name: saidIn(all[at], 'name') ?? '',
    operator: saidIn(all[at], 'operator') ?? '',
    wrongKind: all[at]!.node.kind === 'object' ? undefined : all[at]!.node.kind,
  }));
  const acts = {
    ...own,
    move: (from: number, to: number) => own.move(indexes[from]!, indexes[to]!),
    remove: (at: number) => own.remove(indexes[at]!),
  };
  return (
    <FormPart title={t('configForms.otherSearches')} total={rows.length}>
      <Sorting
        about={({ index }) => ({ name: rows[index]?.name, total: rows.length })}
        move={(_, to, from) => acts.move(from.index, to.index)}
      >
        <EntryRows
          list={list}
          label={t('configForms.otherSearches')}
          rows={rows}
          listIndexOf={at => indexes[at]!}
          Summary={SearchLine}
          opened={opened}
          acts={acts}
          details={(row, index) => {
            const at = indexes[index]!;
            if (row.wrongKind)
              return <WrongKind name={`${SEARCHED}[${at}]`} is={row.wrongKind} wanted="object" />;
            return (
              <div className={styles.pair}>
                <TextProperty
                  of={all[at]!}
                  path={[...list, at]}
                  name="name"
                  label={t('configForms.name')}
                  mono
                />
                <PropertyChoice
                  at={[...list, at, 'operator']}
                  label={t('configForms.searchBy')}
                  value={row.operator}
                  choices={OPERATORS.map(value => ({ value, label: value }))}
                  readOnly={false}
                  choose={value =>
                    doc.edit({ do: 'set', path: [...list, at, 'operator'], text: JSON.stringify(value) })
                  }
                />
                <SearchDetails of={all[at]!} path={[...list, at]} />
              </div>
            );
          }}
        />
      </Sorting>
    </FormPart>
  );
}

function SearchLine({ row: { name, operator, wrongKind } }: { row: SearchRow }) {
  const t = useText();
  return (
    <span className={styles.two}>
      <span className="mono">
        {wrongKind ? t('configForms.kept', { is: t(`editors.tree.types.${wrongKind}`) }) : name}
      </span>
      <span className="mono">{operator || '–'}</span>
    </span>
  );
}
