import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  EmbeddedList,
  EmbeddedPagination,
  GroupedRecords,
  NameField,
  NoMatches,
  PanelSearch,
  useStableRecords,
  type NamedRecord,
} from '../../../admin/index.ts';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { formatEpochDate } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './NamesDialog.module.css';

/** A record of a line's own list. */
export interface AttentionRecord extends NamedRecord {
  path: string;
  note?: string;
  /** Epoch seconds, shown as a date before the note. */
  time?: number;
}

const PAGE_SIZE = 24;

interface Props {
  title: string;
  records: AttentionRecord[];
  onClose(): void;
}

const pathOf = ({ path }: AttentionRecord) => path;
const noteOf = ({ note, time }: AttentionRecord) =>
  time === undefined ? (
    note
  ) : (
    <>
      <Time seconds={time} format={formatEpochDate} />
      {note ? ` · ${note}` : ''}
    </>
  );
const searchedText = ({ name, note = '' }: AttentionRecord) => `${name.text} ${note}`;

/** The records of a line, each linked to its page. A link within the main page closes the dialog. */
export default function NamesDialog({ title, records, onClose }: Props) {
  const t = useText();
  const { key } = useLocation();
  const initialKey = useRef(key);
  useEffect(() => {
    if (key !== initialKey.current) onClose();
  });
  return (
    <ModalDialog
      wide
      title={title}
      onClose={onClose}
      actions={<TextButton onClick={onClose}>{t('ui.close')}</TextButton>}
    >
      <EmbeddedList<AttentionRecord>
        records={useStableRecords(records)}
        perPage={PAGE_SIZE}
        getSearchText={searchedText}
      >
        <PanelSearch title={title} total={records.length} className={styles.search} />
        <div className={styles.names}>
          <GroupedRecords<AttentionRecord>
            primaryText={<NameField<AttentionRecord> source="name" link={pathOf} />}
            secondaryText={noteOf}
          />
        </div>
        <NoMatches />
        <EmbeddedPagination />
      </EmbeddedList>
    </ModalDialog>
  );
}
