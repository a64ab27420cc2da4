import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { RecordsIterator, useLabelledInput } from '../../../admin/index.ts';
import { Field } from '../../../ui/Field.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { useText } from '../../../ui/useText.ts';
import { kinds } from '../kinds.ts';
import { useHolders } from '../useHolders.ts';
import styles from './add.module.css';
import { ExistingPreview } from './ExistingPreview.tsx';
import { FoundOption } from './FoundOption.tsx';
import { holdings, type Holder } from './holders.ts';
import { useChildMatches, type ChildChoice } from './useChildMatches.ts';

interface Props {
  kind: Holder;
  holder: string;
  ids: string[];
}

const unchanged = (value: unknown) => value;

/** Searches existing records. Records that the holder already contains are shown but cannot be chosen. */
export function ExistingInput({ kind, holder, ids }: Props) {
  const t = useText();
  const list = useId();
  const child = kinds[kind].holds;
  const { one } = holdings[kind];
  const { field, fieldProps, inputProps } = useLabelledInput({ source: one, parse: unchanged });
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState(false);
  const { found, isLoading, isError, retry, skippedCount } = useChildMatches(child, typed, entered);
  const holdersOf = useHolders(kind);
  const chosen = found.find(({ id }) => id === field.value);
  const optionOf = (id: string) => `${list}-${id}`;
  useEffect(() => {
    if (chosen) document.getElementById(`${list}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, list]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || !found.length) return;
    event.preventDefault();
    const at = chosen ? found.indexOf(chosen) + by : by > 0 ? 0 : -1;
    field.onChange(found.at(at % found.length)!.id);
  };
  const type = (text: string) => {
    setTyped(text);
    field.onChange('');
  };
  return (
    <>
      <Field {...fieldProps} isAlert>
        <span className="search-input">
          <SearchIcon />
          <input
            {...inputProps}
            ref={field.ref}
            className="input"
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-activedescendant={chosen && optionOf(chosen.id)}
            autoComplete="off"
            value={typed}
            onChange={event => type(event.target.value)}
            onFocus={() => {
              setEntered(true);
              retry();
            }}
            onKeyDown={onKeyDown}
          />
        </span>
      </Field>
      <div className={styles.results}>
        <p className={styles.found}>
          <span role="status">
            {isLoading
              ? t('select.searching')
              : isError
                ? t('select.loadFailed')
                : entered
                  ? found.length
                    ? t(`children.add.found.${kind}`, { smart_count: found.length })
                    : t('list.nothingFound')
                  : ''}
          </span>
          {found.length ? <span>{t('children.add.keys')}</span> : null}
        </p>
        <div
          id={list}
          role="listbox"
          aria-label={t(`resources.${child}.name`, { smart_count: 2 })}
          className={styles.options}
          hidden={!found.length}
        >
          <RecordsIterator<ChildChoice>
            data={found}
            total={found.length}
            isPending={false}
            render={one => (
              <FoundOption
                kind={kind}
                id={optionOf(one.id)}
                typed={typed.trim()}
                isChosen={one === chosen}
                isHeld={ids.includes(one.id)}
                uses={holdersOf(one.id)?.length}
                choose={() => field.onChange(one.id)}
              />
            )}
          />
        </div>
        <SkippedRows count={skippedCount} />
      </div>
      {chosen && !ids.includes(chosen.id) ? (
        <ExistingPreview
          kind={kind}
          found={chosen}
          holders={holdersOf(chosen.id)?.filter(({ id }) => id !== holder) ?? []}
        />
      ) : null}
    </>
  );
}
