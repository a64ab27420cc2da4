import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { RecordsIterator, useLabelledInput } from '../../../admin/index.ts';
import { Field } from '../../../ui/Field.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { useText } from '../../../ui/useText.ts';
import { kinds } from '../kinds.ts';
import { useParents } from '../useParents.ts';
import styles from './add.module.css';
import { childCalls, type ParentKind } from './childCalls.ts';
import { ChildOption } from './ChildOption.tsx';
import { ChildPreview } from './ChildPreview.tsx';
import { useChildChoices, type ChildChoice } from './useChildChoices.ts';

interface Props {
  kind: ParentKind;
  parentId: string;
  childIds: string[];
}

const keepEmptyText = (value: unknown) => value;

/** Searches existing records. Records that the parent already contains are shown but cannot be chosen. */
export function ExistingChildInput({ kind, parentId, childIds }: Props) {
  const t = useText();
  const listboxId = useId();
  const { childKind } = kinds[kind];
  const { childField } = childCalls[kind];
  const { field, fieldProps, inputProps } = useLabelledInput({ source: childField, parse: keepEmptyText });
  const [searchText, setSearchText] = useState('');
  const [hadFocus, setHadFocus] = useState(false);
  const { choices, isLoading, isError, retry, skippedCount } = useChildChoices(
    childKind,
    searchText,
    hadFocus,
  );
  const getParents = useParents(kind);
  const selected = choices.find(({ id }) => id === field.value);
  const getOptionId = (id: string) => `${listboxId}-${id}`;
  useEffect(() => {
    if (selected)
      document.getElementById(`${listboxId}-${selected.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [selected, listboxId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !choices.length) return;
    event.preventDefault();
    const index = selected ? choices.indexOf(selected) + step : step > 0 ? 0 : -1;
    field.onChange(choices.at(index % choices.length)!.id);
  };
  const onTextChange = (text: string) => {
    setSearchText(text);
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
            aria-expanded={choices.length > 0}
            aria-controls={listboxId}
            aria-activedescendant={selected && getOptionId(selected.id)}
            autoComplete="off"
            value={searchText}
            onChange={event => onTextChange(event.target.value)}
            onFocus={() => {
              setHadFocus(true);
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
                : hadFocus
                  ? choices.length
                    ? t(`children.add.found.${kind}`, { smart_count: choices.length })
                    : t('list.nothingFound')
                  : ''}
          </span>
          {choices.length ? <span>{t('children.add.keys')}</span> : null}
        </p>
        <div
          id={listboxId}
          role="listbox"
          aria-label={t(`resources.${childKind}.name`, { smart_count: 2 })}
          className={styles.options}
          hidden={!choices.length}
        >
          <RecordsIterator<ChildChoice>
            data={choices}
            total={choices.length}
            isPending={false}
            render={choice => (
              <ChildOption
                kind={kind}
                id={getOptionId(choice.id)}
                searchText={searchText.trim()}
                isSelected={choice === selected}
                isAdded={childIds.includes(choice.id)}
                parentCount={getParents(choice.id)?.length}
                onSelect={() => field.onChange(choice.id)}
              />
            )}
          />
        </div>
        <SkippedRows count={skippedCount} />
      </div>
      {selected && !childIds.includes(selected.id) ? (
        <ChildPreview
          kind={kind}
          choice={selected}
          otherParents={getParents(selected.id)?.filter(({ id }) => id !== parentId) ?? []}
        />
      ) : null}
    </>
  );
}
