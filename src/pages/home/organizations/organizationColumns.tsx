import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import type { RaRecord } from 'react-admin';
import type { ColumnOf } from '../../../lists/columns.ts';
import { byItself, scoreOf } from '../../../organization/readiness.ts';
import type { Application } from '../../../platform/applications.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { EMPTY } from '../../../ui/formats.ts';
import type { useText } from '../../../ui/useText.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import styles from './organizations.module.css';

export type OrganizationRow = Application & RaRecord;
type Text = ReturnType<typeof useText>;

export const organizationName = (row: OrganizationRow) =>
  row.applicationName || row.applicationId || String(row.id);

/** What a row of the list says of its readiness: the score, and what is missing. */
function readinessOf(t: Text, row: OrganizationRow) {
  const verdicts = byItself(row);
  const { ok, of } = scoreOf(verdicts);
  const missing = verdicts.flatMap(({ check, state }) =>
    state === 'gap' ? [t(`resources.applications.readiness.gap.${check as 'county'}`)] : [],
  );
  return {
    isWhole: ok === of,
    score: of ? t('resources.applications.readiness.score', { ok, of }) : '',
    missing: missing.join(', '),
  };
}

const readinessText = (t: Text, row: OrganizationRow) => {
  const { score, missing } = readinessOf(t, row);
  return [score, missing].filter(Boolean).join(': ');
};

/** The same where no column says what it is of. */
export const readinessFact = (t: Text, row: OrganizationRow) => {
  const text = readinessText(t, row);
  return text && `${t('resources.applications.fields.readiness')} ${text}`;
};

function Readiness({ t, row }: { t: Text; row: OrganizationRow }) {
  const { isWhole, score, missing } = readinessOf(t, row);
  if (!score) return EMPTY;
  const Icon = isWhole ? CheckIcon : WarningAmberIcon;
  return (
    <span className={styles.readiness}>
      <Icon fontSize="small" className={isWhole ? styles.ok : styles.warn} />
      <span className="numbers">{score}</span>
      {missing ? <span className="secondary">{missing}</span> : null}
    </span>
  );
}

export const organizationColumns = (t: Text): ColumnOf<'resources.applications', OrganizationRow>[] => [
  { source: 'applicationName', text: organizationName, width: 36 },
  {
    source: 'applicationDomainName',
    text: row => textIn(row.applicationDomainName),
    draw: row => <WebLink className="secondary" address={row.applicationDomainName} />,
    width: 40,
    quiet: true,
  },
  {
    source: 'readiness',
    text: row => readinessText(t, row),
    draw: row => <Readiness t={t} row={row} />,
    width: 24,
  },
];
