import { memo, useId, useMemo } from 'react';
import { entryTo, type Path } from '../../../editors/json/path.ts';
import type { Kind } from '../../../editors/json/read.ts';
import { AddRow } from '../../../editors/select/AddRow.tsx';
import { sliceAt, useEdited } from '../../../editors/select/edited.ts';
import { Lists } from '../../../editors/select/Lists.tsx';
import { Odd } from '../../../editors/select/Odd.tsx';
import { Offers, offersOf } from '../../../editors/select/Offers.tsx';
import { Part } from '../../../editors/select/Part.tsx';
import { CheckProperty, Choice, TextProperty } from '../../../editors/select/Property.tsx';
import { Rows, type RowData } from '../../../editors/select/Rows.tsx';
import { listIn, saidIn, valueOf, type Slice } from '../../../editors/select/slice.ts';
import { useDocumentList } from '../../../editors/select/useDocumentList.ts';
import { Typed } from '../../../editors/Typed.tsx';
import { Sorting } from '../../../ui/sorting/Sorting.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './configs.module.css';
import {
  appended,
  FIELDS,
  HIDDEN,
  removeEdits,
  renameEdits,
  SEARCHED,
  searchEdits,
  shownEdits,
  type Offered,
} from './resultFields.ts';

export const OPERATORS = ['=', 'LIKE', 'IN'] as const;

interface Row extends RowData {
  alias: string;
  isShown: boolean;
  operator: string;
  /** It is no object. */
  odd: Kind | undefined;
  canHide: boolean;
  path: string;
}

interface Props {
  config: Slice;
  path: Path;
  offered: readonly Offered[];
}

/** Each field once: what it is called, whether it is shown, and how it is searched. */
export function FieldsPart({ config, path, offered }: Props) {
  const t = useText();
  const { document, readOnly, say } = useEdited();
  const fields = listIn(config, FIELDS);
  const hidden = listIn(config, HIDDEN);
  const searched = listIn(config, SEARCHED);
  const list = [...path, FIELDS];
  /** What a field is searched with stands with the field. */
  const searching = (target: Path) => {
    const at = entryTo([...path, SEARCHED], target);
    const name = at === undefined ? undefined : saidIn(searched.entries[at], 'name');
    const found = name === undefined ? -1 : fields.entries.findIndex(field => saidIn(field, 'name') === name);
    return found < 0 ? undefined : found;
  };
  const { keys, opened, acts: own } = useDocumentList(list, fields.entries, searching);
  const place = JSON.stringify(path);
  const acts = useMemo(
    () => ({
      ...own,
      remove(at: number) {
        const now = sliceAt(document, path);
        const name = now && saidIn(listIn(now, FIELDS).entries[at], 'name');
        if (now && document.edit(...removeEdits(now, path, at)))
          say(t('configForms.removed', { name: name || t('editors.unnamed') }));
      },
    }),
    // The place says the path.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [own, document, place, say, t],
  );
  const isHidden = new Set(hidden.entries.map(valueOf));
  const operators = new Map(
    searched.entries.toReversed().map(entry => [saidIn(entry, 'name'), saidIn(entry, 'operator') ?? '?']),
  );
  const rows = fields.entries.map((field, at): Row => {
    const name = saidIn(field, 'name') ?? '';
    return {
      key: keys[at]!,
      name,
      alias: saidIn(field, 'alias') ?? '',
      also: saidIn(field, 'alias') ?? '',
      isShown: !isHidden.has(name),
      operator: operators.get(name) ?? '',
      odd: field.node.kind === 'object' ? undefined : field.node.kind,
      canHide: !hidden.odd,
      path: place,
    };
  });
  const names = new Set(rows.map(({ name }) => name));
  const notHere = hidden.entries
    .map(valueOf)
    .filter((name): name is string => typeof name === 'string' && !names.has(name));
  const free = offered.filter(({ name }) => !names.has(name));
  const add = (name: string) => {
    if (names.has(name)) return t('ui.rule.taken', { name });
    const alias = offered.find(field => field.name === name)?.alias ?? name;
    document.edit(appended(config, path, FIELDS, { name, alias }));
  };
  return (
    <Part title={t('configForms.fields')} {...(!fields.odd && { total: rows.length })}>
      {fields.odd ? <Odd name={FIELDS} is={fields.odd} wanted="array" /> : null}
      {hidden.odd ? <Odd name={HIDDEN} is={hidden.odd} wanted="array" /> : null}
      {searched.odd ? <Odd name={SEARCHED} is={searched.odd} wanted="array" /> : null}
      {rows.length ? (
        <div className={styles.heads} aria-hidden="true">
          <span>{t('configForms.name')}</span>
          <span>{t('configForms.alias')}</span>
          <span>{t('configForms.shown')}</span>
          <span>{t('configForms.search')}</span>
        </div>
      ) : fields.odd ? null : (
        <p className="secondary">{t('configForms.noFields')}</p>
      )}
      {fields.odd ? null : (
        <Lists>
          <Rows
            list={list}
            label={t('configForms.fields')}
            rows={rows}
            Summary={FieldLine}
            opened={opened}
            acts={acts}
            details={(row, at) =>
              row.odd ? (
                <Odd name={`${FIELDS}[${at}]`} is={row.odd} wanted="object" />
              ) : (
                <FieldDetails config={config} path={path} at={at} row={row} offered={offered} />
              )
            }
          />
        </Lists>
      )}
      {notHere.length ? (
        <p className="hint">{t('configForms.hiddenElsewhere', { names: notHere.join(', ') })}</p>
      ) : null}
      {readOnly || fields.odd ? null : (
        <AddRow
          label={t('configForms.newField')}
          button={t('configForms.addField')}
          offered={free.map(({ name }) => name)}
          add={add}
        />
      )}
      <OtherSearches config={config} path={path} names={names} />
    </Part>
  );
}

const FieldLine = memo(function FieldLine({
  row: { name, alias, isShown, operator, odd, canHide, path },
}: {
  row: Row;
}) {
  const t = useText();
  const { document, readOnly } = useEdited();
  if (odd)
    return (
      <span className={styles.odd}>{t('configForms.kept', { is: t(`editors.tree.types.${odd}`) })}</span>
    );
  return (
    <span className={styles.cells}>
      <span className="mono">{name}</span>
      <span>{alias}</span>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={t('configForms.isShown', { name: name || t('editors.unnamed') })}
        checked={isShown}
        disabled={readOnly || !canHide || !name}
        onChange={event => {
          const at = JSON.parse(path) as Path;
          const config = sliceAt(document, at);
          if (config) document.edit(...shownEdits(config, at, name, event.target.checked));
        }}
      />
      <span className="mono">{operator || '–'}</span>
    </span>
  );
});

function FieldDetails({
  config,
  path,
  at,
  row: { name, alias, operator },
  offered,
}: Props & { at: number; row: Row }) {
  const t = useText();
  const { document, readOnly } = useEdited();
  const searched = listIn(config, SEARCHED);
  const search = searched.entries.findIndex(entry => saidIn(entry, 'name') === name);
  const entry = searched.entries[search];
  const field = listIn(config, FIELDS).entries[at]!;
  const place = [...path, FIELDS, at];
  return (
    <>
      <div className={styles.pair}>
        <NameInput
          at={[...place, 'name']}
          also={entry && [...path, SEARCHED, search, 'name']}
          value={name}
          offered={offered.map(one => one.name)}
          readOnly={readOnly}
          keep={next => {
            if (!next.trim()) return t('ui.rule.name');
            document.edit(...renameEdits(config, path, at, next));
          }}
        />
        <TextProperty of={field} path={place} name="alias" label={t('configForms.alias')} />
      </div>
      {searched.odd ? null : (
        <div className={styles.pair}>
          <Choice
            at={[...path, SEARCHED, search, 'operator']}
            label={t('configForms.searchBy')}
            value={entry ? operator : ''}
            choices={[
              { value: '', label: t('configForms.notSearched') },
              ...OPERATORS.map(value => ({ value, label: value })),
            ]}
            readOnly={readOnly || !name}
            choose={value => document.edit(...searchEdits(config, path, name, alias || name, value))}
          />
          {entry ? <SearchDetails of={entry} path={[...path, SEARCHED, search]} /> : null}
        </div>
      )}
    </>
  );
}

function SearchDetails({ of, path }: { of: Slice; path: Path }) {
  const t = useText();
  return (
    <>
      <TextProperty of={of} path={path} name="label" label={t('configForms.searchLabel')} />
      <TextProperty of={of} path={path} name="mask" label={t('configForms.mask')} mono />
      <CheckProperty of={of} path={path} name="isOnlyForQuickSearch" label={t('configForms.quickOnly')} />
    </>
  );
}

function NameInput({
  at,
  also,
  value,
  offered,
  readOnly,
  keep,
}: {
  at: Path;
  also: Path | undefined;
  value: string;
  offered: readonly string[];
  readOnly: boolean;
  keep(next: string): string | undefined | void;
}) {
  const t = useText();
  const id = useId();
  const offers = offersOf(id, offered);
  return (
    <>
      <Typed
        id={id}
        at={at}
        also={also}
        label={t('configForms.name')}
        value={value}
        mono
        readOnly={readOnly}
        list={offers}
        keep={keep}
      />
      <Offers id={offers} names={offered} />
    </>
  );
}

interface SearchRow extends RowData {
  operator: string;
  odd: Kind | undefined;
}

/** What is searched by and is none of the fields, or is searched by once more. */
function OtherSearches({ config, path, names }: { config: Slice; path: Path; names: ReadonlySet<string> }) {
  const t = useText();
  const { document } = useEdited();
  const all = listIn(config, SEARCHED).entries;
  const list = [...path, SEARCHED];
  const { keys, opened, acts: own } = useDocumentList(list, all);
  const seen = new Set<string>();
  const places = all.flatMap((entry, at) => {
    const name = saidIn(entry, 'name');
    const isFields = name !== undefined && names.has(name) && !seen.has(name);
    if (name !== undefined) seen.add(name);
    return isFields ? [] : [at];
  });
  if (!places.length) return null;
  const rows = places.map((at): SearchRow => ({
    key: keys[at]!,
    name: saidIn(all[at], 'name') ?? '',
    operator: saidIn(all[at], 'operator') ?? '',
    odd: all[at]!.node.kind === 'object' ? undefined : all[at]!.node.kind,
  }));
  const acts = {
    ...own,
    move: (from: number, to: number) => own.move(places[from]!, places[to]!),
    remove: (at: number) => own.remove(places[at]!),
  };
  return (
    <Part title={t('configForms.otherSearches')} total={rows.length}>
      <Sorting
        about={({ index }) => ({ name: rows[index]?.name, total: rows.length })}
        move={(_, to, from) => acts.move(from.index, to.index)}
      >
        <Rows
          list={list}
          label={t('configForms.otherSearches')}
          rows={rows}
          placeOf={at => places[at]!}
          Summary={SearchLine}
          opened={opened}
          acts={acts}
          details={(row, index) => {
            const at = places[index]!;
            if (row.odd) return <Odd name={`${SEARCHED}[${at}]`} is={row.odd} wanted="object" />;
            return (
              <div className={styles.pair}>
                <TextProperty
                  of={all[at]!}
                  path={[...list, at]}
                  name="name"
                  label={t('configForms.name')}
                  mono
                />
                <Choice
                  at={[...list, at, 'operator']}
                  label={t('configForms.searchBy')}
                  value={row.operator}
                  choices={OPERATORS.map(value => ({ value, label: value }))}
                  readOnly={false}
                  choose={value =>
                    document.edit({ do: 'set', path: [...list, at, 'operator'], text: JSON.stringify(value) })
                  }
                />
                <SearchDetails of={all[at]!} path={[...list, at]} />
              </div>
            );
          }}
        />
      </Sorting>
    </Part>
  );
}

function SearchLine({ row: { name, operator, odd } }: { row: SearchRow }) {
  const t = useText();
  return (
    <span className={styles.two}>
      <span className="mono">
        {odd ? t('configForms.kept', { is: t(`editors.tree.types.${odd}`) }) : name}
      </span>
      <span className="mono">{operator || '–'}</span>
    </span>
  );
}
