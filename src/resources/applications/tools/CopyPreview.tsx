import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import type { ReactNode } from 'react';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { referenceId } from '../../../data/dialect.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { compareTexts } from '../../../ui/formats.ts';
import { NameText } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './tools.module.css';
import { useToolRows, type ToolRow } from './useToolRows.ts';

interface Props {
  from: ComboboxChoice | undefined;
  /** The application to copy from, once it is loaded. */
  source: ApplicationRecord | undefined;
  failed: unknown;
  application: ApplicationRecord;
}

/** Shows which tools a copy will add and which the application already has. */
export function CopyPreview({ from, source, failed, application }: Props) {
  const t = useText();
  const rows = useToolRows(source?.tools).toSorted((a, b) => compareTexts(a.name.text, b.name.text));
  if (!from) return <p className="note">{t('applicationTools.copy.pick')}</p>;
  const names = { from: from.label, application: applicationLabel(application) };
  if (!source)
    return (
      <p className={failed ? 'note warn' : 'note'}>
        {t(failed ? 'applicationTools.copy.failed' : 'applicationTools.copy.reading', names)}
      </p>
    );
  const here = new Set((application.tools ?? []).map(referenceId));
  const [adding, already] = [
    rows.filter(({ _id }) => !here.has(_id)),
    rows.filter(({ _id }) => here.has(_id)),
  ];
  if (!rows.length) return <p className="note">{t('applicationTools.copy.none', names)}</p>;
  return (
    <div className={styles.preview}>
      {adding.length ? (
        <Side
          icon={<AddIcon fontSize="small" />}
          title={t('applicationTools.copy.adding', { smart_count: adding.length })}
          rows={adding}
        />
      ) : (
        <p className="note">{t('applicationTools.copy.nothing', names)}</p>
      )}
      {already.length ? (
        <Side
          icon={<CheckIcon fontSize="small" />}
          title={t('applicationTools.copy.already', { smart_count: already.length })}
          rows={already}
          quiet
        />
      ) : null}
    </div>
  );
}

const Side = ({
  icon,
  title,
  rows,
  quiet = false,
}: {
  icon: ReactNode;
  title: string;
  rows: ToolRow[];
  quiet?: boolean;
}) => (
  <div className={quiet ? styles.quiet : undefined}>
    <h3>
      {icon}
      {title}
    </h3>
    {/* Focusable, so that the keyboard can scroll it. */}
    <ul aria-label={title} tabIndex={0}>
      {rows.map(({ _id, name }) => (
        <li key={_id}>
          <NameText name={name} />
        </li>
      ))}
    </ul>
  </div>
);
