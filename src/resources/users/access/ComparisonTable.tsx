import { count } from '../../../ui/formats.ts';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import { COMPARED_PARTS, countOfParts, type ComparedAccess, type Parted } from './compared.ts';
import styles from './Comparison.module.css';

interface Props {
  rows: ComparedAccess[];
  titles: Record<(typeof COMPARED_PARTS)[number], string>;
  chosen: ComparedAccess | undefined;
  choose(application: string): void;
  nameOf(application: string): Name;
  /** Everything is known of what the roles open. */
  isComplete: boolean;
}

/** How many tools, and how many protected layers, in each application: only the one, both, only the other. */
export function AccessComparisonTable({ rows, titles, chosen, choose, nameOf, isComplete }: Props) {
  const t = useText();
  const cells = (parted: Parted, isKnown: boolean) =>
    COMPARED_PARTS.map(part => (
      <td key={part} className={parted[part].length ? undefined : styles.zero}>
        {isKnown ? count(parted[part].length) : <span className="skeleton" style={{ width: 18 }} />}
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
        <tbody key={row.application} className={row === chosen ? styles.chosen : undefined}>
          <tr>
            <th scope="row">
              <span>
                <button
                  type="button"
                  className="button link"
                  {...(row === chosen && { 'aria-current': true })}
                  onClick={() => choose(row.application)}
                >
                  <NameText plain name={nameOf(row.application)} />
                </button>
                <small>{t('resources.tools.name', { smart_count: 2 })}</small>
              </span>
            </th>
            {cells(row.tools, isComplete)}
          </tr>
          {countOfParts(row.layers) ? (
            <tr>
              <th scope="row">
                <span>
                  <span className="visually-hidden">
                    <NameText plain name={nameOf(row.application)} />{' '}
                  </span>
                  <small>{t('access.layers')}</small>
                </span>
              </th>
              {cells(row.layers, true)}
            </tr>
          ) : null}
        </tbody>
      ))}
    </table>
  );
}
