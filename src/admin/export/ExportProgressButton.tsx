import CloseIcon from '@mui/icons-material/CloseOutlined';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { AUTO_HIDE_MS } from '../../ui/failure/useNotifyText.ts';
import { formatCount, formatDate } from '../../ui/formats.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './ExportProgressButton.module.css';

export interface ExportResult {
  /** The file's content. Undefined if an exporter has already saved a file. */
  csv?: string;
  rows: number;
  /** The number of rows that could not be read. They are not in the file. */
  skippedCount?: number;
}

interface Props {
  /** The file name, to which the date is appended. */
  name: string;
  disabled?: boolean;
  /** Reads all matching rows. Calls `progress` with the number of bytes received so far. */
  read(progress: (bytes: number) => void, signal: AbortSignal): Promise<ExportResult>;
  onDone?(): void;
}

/** Exports all matching rows as CSV. It shows the progress and a cancel button, is cancelled when it unmounts, and never runs twice at once. */
export function ExportProgressButton({ name, disabled = false, read, onDone }: Props) {
  const t = useText();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const abortController = useRef<AbortController>(undefined);
  const [bytes, setBytes] = useState<number>();
  // No file is saved for users who have left the page or signed out.
  useEffect(() => () => abortController.current?.abort(), []);

  const start = async () => {
    if (abortController.current) return;
    const { signal } = (abortController.current = new AbortController());
    setBytes(0);
    try {
      const [{ csv, rows, skippedCount = 0 }, { saveFile }] = await Promise.all([
        read(setBytes, signal),
        import('../../ui/saveFile.ts'),
      ]);
      if (signal.aborted) return;
      if (csv !== undefined) saveFile(`${name}-${formatDate(new Date()).replaceAll('/', '-')}.csv`, csv);
      notify('list.exported', {
        type: 'success',
        autoHideDuration: AUTO_HIDE_MS,
        messageArgs: { smart_count: rows },
      });
      if (skippedCount)
        notify('list.odd', {
          type: 'warning',
          autoHideDuration: null,
          messageArgs: { smart_count: skippedCount },
        });
      onDone?.();
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, { text: 'list.exportError' });
    } finally {
      abortController.current = undefined;
      setBytes(undefined);
    }
  };

  if (bytes === undefined)
    return (
      <TextButton small className={styles.pictured} disabled={disabled} onClick={start}>
        <FileDownloadIcon />
        <span>{t('list.export')}</span>
      </TextButton>
    );
  return (
    <span className="row">
      <span role="status" className="numbers secondary">
        {t('list.exporting', { count: formatCount(Math.round(bytes / 1024)) })}
      </span>
      <IconAction label={t('list.exportCancel')} onClick={() => abortController.current?.abort()}>
        <CloseIcon />
      </IconAction>
    </span>
  );
}
