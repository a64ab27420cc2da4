import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { fieldKind } from '../../platform/fieldKind.ts';
import { formatOptional } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { ValueText } from '../../ui/ValueText.tsx';
import type { FormDefinition } from '../form/defineForm.ts';
import { ruleAt } from '../form/fieldRules.ts';
import styles from './Differences.module.css';

/** A field that another user changed: `theirs` is its current value, `yours` the one that would replace it. */
interface Difference {
  source: string;
  theirs: unknown;
  yours: unknown;
}

/** A table of the current values of fields and the values that would replace them. */
export function Differences({ form, rows }: { form: FormDefinition; rows: Difference[] }) {
  const t = useText();
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
          {rows.map(({ source, theirs, yours }) => (
            <tr key={source}>
              <th scope="row">{t(form.labelOf(source))}</th>
              <td>
                <del>
                  <DifferenceValue form={form} source={source} value={theirs} />
                </del>
              </td>
              <td>
                <ins>
                  <DifferenceValue form={form} source={source} value={yours} />
                </ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** A value as text. An array is rendered as lines, an object as labels and values. */
function DifferenceValue({
  form,
  source,
  value,
}: {
  form: FormDefinition;
  source: string;
  value: unknown;
}): ReactNode {
  const translate = useTranslate();
  if (value instanceof File) return value.name;
  const rule = ruleAt(form.fields, source);
  const kind = rule && fieldKind(rule);
  if (isEmpty(value)) return formatOptional('');
  if (typeof value !== 'object' || kind === 'secret') return <ValueText kind={kind} value={value} />;
  const renderPart = (name: string, one: unknown) => (
    <DifferenceValue form={form} source={`${source}.${name}`} value={one} />
  );
  if (Array.isArray(value))
    return (
      <ol className={styles.lines}>
        {value.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{renderPart(String(at), one)}</li>
        ))}
      </ol>
    );
  return Object.entries(value as object).map(([name, one]) => (
    <span key={name} className={styles.part}>
      {translate(form.labelOf(`${source}.${name}`), { _: name })}: {renderPart(name, one)}
    </span>
  ));
}
