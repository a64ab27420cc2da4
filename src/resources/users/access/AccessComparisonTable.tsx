import { formatCount } from '../../../ui/formats.ts';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import {
  COMPARED_PARTS,
  countCompared,
  type AccessDifference,
  type ComparedAccess,
} from './compareAccess.ts';
import styles from './Comparison.module.css';

interface Props {
  rows: ComparedAccess[];
  titles: Record<(typeof COMPARED_PARTS)[number], string>;
  selectedRow: ComparedAccess | undefined;
  choose(application: string): void;
  applicationName(application: string): Name;
  /** Whether everything that the roles open is loaded. */
  isComplete: boolean;
}

/** The numbers of tools and protected layers by application: only the first, both, only the second. */
export function AccessComparisonTable({
  rows,
  titles,
  selectedRow,
  choose,
  applicationName,
  isComplete,
}: Props) {
  const t = useText();
  const renderCells = (difference: AccessDifference, isLoaded: boolean) =>
    COMPARED_PARTS.map(part => (
      <td key={part} className={difference[part].length ? undefined : styles.zero}>
        {isLoaded ? (
          formatCount(difference[part].length)
        ) : (
          <span className="skeleton" style={{ width: 18 }} />
        )}
      </td>
    ));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('reach.level.application')}</th>
          {COMPARED_PARTS.map(part => (
            <th key={part} scope="col" title={titles[part]}>
              {titles[part]}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(row => (
        <tbody key={row.application} className={row === selectedRow ? styles.chosen : undefined}>
          <tr>
            <th scope="row">
              <span>
                <button
                  type="button"
                  className="button link"
                  {...(row === selectedRow && { 'aria-current': true })}
                  onClick={() => choose(row.application)}
                >
                  <NameText plain name={applicationName(row.application)} />
                </button>
                <small>{t('resources.tools.name', { smart_count: 2 })}</small>
              </span>
            </th>
            {renderCells(row.tools, isComplete)}
          </tr>
          {countCompared(row.layers) ? (
            <tr>
              <th scope="row">
                <span>
                  <span className="visually-hidden">
                    <NameText plain name={applicationName(row.application)} />{' '}
                  </span>
                  <small>{t('access.layers')}</small>
                </span>
              </th>
              {renderCells(row.layers, true)}
            </tr>
          ) : null}
        </tbody>
      ))}
    </table>
  );
}
