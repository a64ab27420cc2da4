import CloseIcon from '@mui/icons-material/CloseOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLabelledInput } from '../../../admin/index.ts';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { useChildChoices } from '../../../domain/catalogue/children/useChildChoices.ts';
import { Field } from '../../../ui/Field.tsx';
import { formatCount } from '../../../ui/formats.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './tools.module.css';

interface Props {
  source: string;
  /** The IDs of the tools that the application already has. */
  here: ReadonlySet<string>;
}

const keepEmptyText = (value: unknown) => value;

/**
 * An input whose value is a list of tools, selected in one or more searches. Tools that the application
 * already has cannot be selected.
 */
export function ToolsInput({ source, here }: Props) {
  const t = useText();
  const { field, fieldProps, inputProps } = useLabelledInput({
    source,
    label: 'applicationTools.choose.find',
    autoFocus: true,
    format: keepEmptyText,
    parse: keepEmptyText,
  });
  const { id } = fieldProps;
  const selected = field.value as ComboboxChoice[];
  const setSelected = (next: ComboboxChoice[]) => field.onChange(next);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [searchText, setSearchText] = useState('');
  const { choices, isLoading, isError, retry, skippedCount } = useChildChoices('tools', searchText, true);
  const selectedIds = new Set(selected.map(tool => tool.id));
  const addable = choices.filter(tool => !here.has(tool.id));
  const isAllSelected = addable.length > 0 && addable.every(tool => selectedIds.has(tool.id));
  const isSomeSelected = addable.some(tool => selectedIds.has(tool.id));
  const withoutId = (id: string) => selected.filter(tool => tool.id !== id);
  const toggle = ({ id, label }: ComboboxChoice) =>
    setSelected(selectedIds.has(id) ? withoutId(id) : [...selected, { id, label }]);
  const toggleAll = () => {
    const ids = new Set(addable.map(tool => tool.id));
    setSelected(
      isAllSelected
        ? selected.filter(tool => !ids.has(tool.id))
        : [
            ...selected,
            ...addable.filter(tool => !selectedIds.has(tool.id)).map(({ id, label }) => ({ id, label })),
          ],
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter must not submit the form; its button does.
    if (event.key === 'Enter') event.preventDefault();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const stops = [
      search.current!,
      ...(list.current?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? []),
    ];
    stops[stops.indexOf(event.target as HTMLInputElement) + step]?.focus();
  };
  return (
    // The arrow keys move between inputs, which handle all other keys themselves.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.choice} onKeyDown={onKeyDown}>
      <Field {...fieldProps} isAlert>
        <span className="search-input">
          <SearchIcon />
          <input
            {...inputProps}
            ref={element => {
              search.current = element;
              field.ref(element);
            }}
            className="input"
            type="search"
            autoComplete="off"
            aria-controls={`${id}-found`}
            value={searchText}
            onFocus={retry}
            onChange={event => setSearchText(event.target.value)}
          />
        </span>
      </Field>
      {selected.length ? (
        <ul className={styles.chosen} aria-label={t('applicationTools.choose.chosen')}>
          {selected.map(tool => (
            <li
              key={tool.id}
              className={`chip ${here.has(tool.id) ? 'warn' : 'act'}`}
              title={here.has(tool.id) ? t('applicationTools.choose.already') : undefined}
            >
              <span>{tool.label}</span>
              <button
                type="button"
                aria-label={t('ui.removeName', { name: tool.label })}
                onClick={() => setSelected(withoutId(tool.id))}
              >
                <CloseIcon fontSize="small" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.found}>
        <label className={styles.all}>
          <input
            type="checkbox"
            className="checkbox"
            checked={isAllSelected}
            ref={box => void (box && (box.indeterminate = isSomeSelected && !isAllSelected))}
            disabled={!addable.length}
            aria-label={t('applicationTools.choose.all')}
            onChange={toggleAll}
          />
          <span role="status">
            {isLoading
              ? t('select.searching')
              : isError
                ? t('select.loadFailed')
                : choices.length
                  ? t('applicationTools.choose.found', {
                      smart_count: choices.length,
                      count: formatCount(choices.length),
                    })
                  : t('list.nothingFound')}
          </span>
        </label>
        <span className={styles.keys}>{t('applicationTools.choose.hint')}</span>
      </div>
      <ul
        ref={list}
        id={`${id}-found`}
        className={styles.options}
        aria-label={t('applicationTools.choose.list')}
        hidden={!choices.length}
      >
        {choices.map(tool => (
          <li
            key={tool.id}
            className={here.has(tool.id) ? styles.here : selectedIds.has(tool.id) ? styles.has : undefined}
          >
            <input
              id={`${id}-${tool.id}`}
              type="checkbox"
              className="checkbox"
              checked={here.has(tool.id) || selectedIds.has(tool.id)}
              disabled={here.has(tool.id)}
              aria-describedby={`${id}-${tool.id}-note`}
              onChange={() => toggle(tool)}
            />
            <label htmlFor={`${id}-${tool.id}`}>
              <Marked text={tool.label} wanted={searchText.trim()} />
            </label>
            <small id={`${id}-${tool.id}-note`}>{tool.note}</small>
            {here.has(tool.id) ? (
              <span className={styles.already}>
                <InfoIcon fontSize="small" />
                {t('applicationTools.choose.already')}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <SkippedRows count={skippedCount} />
    </div>
  );
}
