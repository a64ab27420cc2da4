import CloseIcon from '@mui/icons-material/CloseOutlined';
import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { BANNER } from '../../ui/failure/useNotifyText.ts';
import { count, day } from '../../ui/formats.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './pictured.module.css';

export interface Exported {
  /** The file; missing where it has been handed over already. */
  csv?: string;
  rows: number;
  /** So many rows could not be read and are not in it. */
  odd?: number;
}

interface Props {
  /** The file's name before its date. */
  name: string;
  disabled?: boolean;
  /** Reads every matching row; tells how many bytes have come. */
  read(progress: (bytes: number) => void, signal: AbortSignal): Promise<Exported>;
  done?(): void;
}

/** Exports all matching rows as CSV: shows how far it is, can be cancelled, ends with its page, never runs twice at once. */
export function ExportProgressButton({ name, disabled = false, read, done }: Props) {
  const t = useText();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const running = useRef<AbortController>(undefined);
  const [bytes, setBytes] = useState<number>();
  // Whoever leaves the page, or signs out, is handed no file any more.
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setBytes(0);
    try {
      const [{ csv, rows, odd = 0 }, { saveFile }] = await Promise.all([
        read(setBytes, signal),
        import('../../ui/saveFile.ts'),
      ]);
      if (signal.aborted) return;
      if (csv !== undefined) saveFile(`${name}-${day(new Date()).replaceAll('/', '-')}.csv`, csv);
      notify('list.exported', {
        type: 'success',
        autoHideDuration: BANNER,
        messageArgs: { smart_count: rows },
      });
      if (odd)
        notify('list.odd', { type: 'warning', autoHideDuration: null, messageArgs: { smart_count: odd } });
      done?.();
    } catch (error) {
      if (!signal.aborted) notifyFailure(error, { text: 'list.exportError' });
    } finally {
      running.current = undefined;
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
        {t('list.exporting', { count: count(Math.round(bytes / 1024)) })}
      </span>
      <IconButton label={t('list.exportCancel')} onClick={() => running.current?.abort()}>
        <CloseIcon />
      </IconButton>
    </span>
  );
}
