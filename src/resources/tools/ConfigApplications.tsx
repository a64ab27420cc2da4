import SearchIcon from '@mui/icons-material/SearchOutlined';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useRecordContext } from '../../admin/index.ts';
import { referenceId } from '../../data/dialect.ts';
import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { foldText } from '../../platform/fold.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { formatCount } from '../../ui/formats.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { distanceFrom, hasDefault } from './toolConfigs.ts';
import styles from './widgetConfig.module.css';

/** How many applications are listed at once. The search finds the others. */
const MOST_LISTED = 200;

interface Props {
  listed: { query: { isPending: boolean; error: unknown; refetch(): unknown }; skippedCount: number };
  applications: { id: string; name: string }[];
  chosen: string[];
  choose(next: string[]): void;
  /** Whether a save failed because no application is selected. */
  missed: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
}

/**
 * Selects the applications whose config is edited. Each shows how much its own config differs from the
 * default.
 */
export function ConfigApplications({ listed, applications, chosen, choose, missed, searchBox }: Props) {
  const t = useText();
  const tool = useRecordContext<CatalogueRecord<'tools'>>()!;
  const [typed, setTyped] = useState('');
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Scrolls to the first selected application.
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('li:has(:checked)');
    if (first) list.current!.scrollTop = first.offsetTop;
  }, [applications]);
  const wanted = useDeferredValue(foldText(typed.trim()));
  const { toolConfigs, toolDefaultConfig } = tool;
  const differing = useMemo(
    () =>
      new Map(
        (toolConfigs ?? []).map(({ applicationId, config }) => [
          referenceId(applicationId),
          distanceFrom(toolDefaultConfig ?? {}, config),
        ]),
      ),
    [toolConfigs, toolDefaultConfig],
  );
  const far = applications.filter(({ id }) => differing.has(id) && differing.get(id) !== 0);
  const fitting = (onlyDiffering ? far : applications).filter(({ name }) => foldText(name).includes(wanted));
  const listedHere = fitting.slice(0, MOST_LISTED);
  const has = new Set(chosen);
  const noteOf = (id: string) => {
    if (!differing.has(id))
      return t(hasDefault(tool) ? 'resources.tools.widget.usesDefault' : 'resources.tools.widget.hasNone');
    const own = differing.get(id);
    if (own === undefined) return t('resources.tools.widget.differsSomewhere');
    return own ? t('resources.tools.widget.differs', { smart_count: own }) : t('resources.tools.widget.same');
  };
  const toggle = (id: string) => choose(has.has(id) ? chosen.filter(one => one !== id) : [...chosen, id]);
  const all = fitting.length > 0 && fitting.every(({ id }) => has.has(id));
  const some = fitting.some(({ id }) => has.has(id));
  const toggleAll = () => {
    const here = new Set(fitting.map(({ id }) => id));
    choose(
      all
        ? chosen.filter(id => !here.has(id))
        : [...chosen, ...fitting.map(({ id }) => id).filter(id => !has.has(id))],
    );
  };

  return (
    <div className={styles.side}>
      <div className={styles.find}>
        <SearchIcon />
        <input
          ref={searchBox}
          className="input small"
          type="search"
          aria-label={t('resources.tools.widget.find')}
          placeholder={t('resources.tools.widget.find')}
          aria-invalid={missed}
          aria-describedby={missed ? 'choose-application-error' : undefined}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        {missed ? (
          <FieldError id="choose-application-error">{t('resources.tools.widget.chooseFirst')}</FieldError>
        ) : null}
      </div>
      <div className={styles.some}>
        <label>
          <input
            type="checkbox"
            className="checkbox"
            checked={all}
            ref={box => void (box && (box.indeterminate = some && !all))}
            disabled={!fitting.length}
            aria-label={t('resources.tools.widget.all')}
            onChange={toggleAll}
          />
          <span role="status">
            {t('resources.tools.widget.chosen', {
              smart_count: chosen.length,
              count: formatCount(chosen.length),
            })}
          </span>
        </label>
        {far.length ? (
          <TextButton
            variant="link"
            aria-pressed={onlyDiffering}
            onClick={() => setOnlyDiffering(!onlyDiffering)}
          >
            {onlyDiffering
              ? t('resources.tools.widget.showAll')
              : t('resources.tools.widget.onlyDiffering', { smart_count: far.length })}
          </TextButton>
        ) : null}
      </div>
      <SkippedRows count={listed.skippedCount} />
      {applications.length ? (
        <ul ref={list} className={styles.applications} aria-label={t('resources.tools.widget.applications')}>
          {listedHere.map(({ id, name }) => (
            <li key={id} className={has.has(id) ? styles.has : undefined}>
              <input
                id={`config-of-${id}`}
                type="checkbox"
                className="checkbox"
                checked={has.has(id)}
                aria-describedby={`config-of-${id}-note`}
                onChange={() => toggle(id)}
              />
              <label htmlFor={`config-of-${id}`}>{name}</label>
              <small id={`config-of-${id}-note`}>{noteOf(id)}</small>
            </li>
          ))}
          {fitting.length > MOST_LISTED ? (
            <li className={styles.rest}>
              {t('resources.tools.widget.rest', { count: formatCount(fitting.length - MOST_LISTED) })}
            </li>
          ) : null}
          {fitting.length ? null : <li className={styles.rest}>{t('list.nothingFound')}</li>}
        </ul>
      ) : (
        <QueryState
          query={listed.query}
          loadError="error.load"
          empty={{ title: 'resources.tools.widget.none', text: 'resources.tools.widget.noneHint' }}
        />
      )}
    </div>
  );
}
