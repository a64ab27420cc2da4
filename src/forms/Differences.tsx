import { useText, type TextKey } from '../ui/useText.ts';
import styles from './Differences.module.css';

export interface Difference {
  label: TextKey;
  theirs: unknown;
  yours: unknown;
}

const bare = (value: unknown) => (typeof value === 'string' ? value.trim() : value) || '';

/** Two values of a field that mean the same; spaces around a text do not count. */
export const same = (a: unknown, b: unknown) => bare(a) === bare(b) || JSON.stringify(a) === JSON.stringify(b);

/** Which of a form's fields somebody else changed since it was opened: what is there now, and what will be. */
export function differences(
  opened: Record<string, unknown>,
  now: Record<string, unknown>,
  changes: Record<string, unknown>,
  labels: Record<string, TextKey>,
): Difference[] {
  return Object.entries(labels)
    .filter(([name]) => name in opened && name in now && !same(opened[name], now[name]))
    .map(([name, label]) => ({ label, theirs: now[name], yours: name in changes ? changes[name] : now[name] }))
    .filter(({ theirs, yours }) => !same(theirs, yours));
}

export function Differences({ rows }: { rows: Difference[] }) {
  const t = useText();
  const shown = (value: unknown) =>
    value === undefined || value === null || value === '' ? t('ui.conflict.empty') : typeof value === 'boolean' ? t(value ? 'ui.yes' : 'ui.no') : String(value);
  return (
    <>
      <p>{t('ui.conflict.text')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ui.conflict.field')}</th>
            <th scope="col">{t('ui.conflict.theirs')}</th>
            <th scope="col">{t('ui.conflict.yours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, theirs, yours }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              <td>
                <del>{shown(theirs)}</del>
              </td>
              <td>
                <ins>{shown(yours)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
