import CloseIcon from '@mui/icons-material/CloseOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLabelledInput } from '../../../admin/index.ts';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { useChildMatches } from '../../../domain/catalogue/children/useChildMatches.ts';
import { Field } from '../../../ui/Field.tsx';
import { formatCount } from '../../../ui/formats.ts';
import { Marked } from '../../../ui/Marked.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './tools.module.css';

interface Props {
  source: string;
  /** The ids of the tools that the application already has. */
  here: ReadonlySet<string>;
}

const unchanged = (value: unknown) => value;

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
    format: unchanged,
    parse: unchanged,
  });
  const { id } = fieldProps;
  const chosen = field.value as ComboboxChoice[];
  const choose = (next: ComboboxChoice[]) => field.onChange(next);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const { found, isLoading, isError, retry, skippedCount } = useChildMatches('tools', typed, true);
  const isChosen = new Set(chosen.map(one => one.id));
  const free = found.filter(one => !here.has(one.id));
  const all = free.length > 0 && free.every(one => isChosen.has(one.id));
  const some = free.some(one => isChosen.has(one.id));
  const without = (id: string) => chosen.filter(one => one.id !== id);
  const toggle = ({ id, label }: ComboboxChoice) =>
    choose(isChosen.has(id) ? without(id) : [...chosen, { id, label }]);
  const toggleAll = () => {
    const ids = new Set(free.map(one => one.id));
    choose(
      all
        ? chosen.filter(one => !ids.has(one.id))
        : [...chosen, ...free.filter(one => !isChosen.has(one.id)).map(({ id, label }) => ({ id, label }))],
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter must not submit the form; its button does.
    if (event.key === 'Enter') event.preventDefault();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const stops = [
      search.current!,
      ...(list.current?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? []),
    ];
    stops[stops.indexOf(event.target as HTMLInputElement) + by]?.focus();
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
            value={typed}
            onFocus={retry}
            onChange={event => setTyped(event.target.value)}
          />
        </span>
      </Field>
      {chosen.length ? (
        <ul className={styles.chosen} aria-label={t('applicationTools.choose.chosen')}>
          {chosen.map(one => (
            <li
              key={one.id}
              className={`chip ${here.has(one.id) ? 'warn' : 'act'}`}
              title={here.has(one.id) ? t('applicationTools.choose.already') : undefined}
            >
              <span>{one.label}</span>
              <button
                type="button"
                aria-label={t('ui.removeName', { name: one.label })}
                onClick={() => choose(without(one.id))}
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
            checked={all}
            ref={box => void (box && (box.indeterminate = some && !all))}
            disabled={!free.length}
            aria-label={t('applicationTools.choose.all')}
            onChange={toggleAll}
          />
          <span role="status">
            {isLoading
              ? t('select.searching')
              : isError
                ? t('select.loadFailed')
                : found.length
                  ? t('applicationTools.choose.found', {
                      smart_count: found.length,
                      count: formatCount(found.length),
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
        hidden={!found.length}
      >
        {found.map(one => (
          <li
            key={one.id}
            className={here.has(one.id) ? styles.here : isChosen.has(one.id) ? styles.has : undefined}
          >
            <input
              id={`${id}-${one.id}`}
              type="checkbox"
              className="checkbox"
              checked={here.has(one.id) || isChosen.has(one.id)}
              disabled={here.has(one.id)}
              aria-describedby={`${id}-${one.id}-note`}
              onChange={() => toggle(one)}
            />
            <label htmlFor={`${id}-${one.id}`}>
              <Marked text={one.label} wanted={typed.trim()} />
            </label>
            <small id={`${id}-${one.id}-note`}>{one.note}</small>
            {here.has(one.id) ? (
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
