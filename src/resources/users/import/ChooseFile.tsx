import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { count } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { IMPORT_FIELDS, labelOf } from './columns.ts';
import styles from './import.module.css';
import { LARGEST, MOST_ROWS } from './limits.ts';
import type { FileRefusal, ReadFile } from './readFile.ts';

/** A CSV file, chosen or dropped. */
export function ChooseFile({ chosen }: { chosen(file: ReadFile): void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<FileRefusal & { name: string }>();
  const [over, setOver] = useState(false);
  const read = useEvent(async (file: File | undefined) => {
    if (!file) return;
    const bytes = file.size > LARGEST ? undefined : await file.arrayBuffer().catch(() => undefined);
    const { readFile } = await import('./readFile.ts');
    const found = bytes
      ? readFile(file.name, new Uint8Array(bytes))
      : ({ why: file.size > LARGEST ? 'large' : 'file' } as const);
    if ('why' in found) setRefused({ ...found, name: file.name });
    else chosen(found);
  });
  // Dropped beside the field, the browser would open it in place of the console.
  useEffect(() => {
    const left = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', isOver: boolean) =>
      addEventListener(
        type,
        event => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          setOver(isOver);
          if (type === 'drop') void read(event.dataTransfer.files[0]);
        },
        { signal: left.signal },
      );
    on('dragover', true);
    on('dragleave', false);
    on('drop', false);
    return () => left.abort();
  }, [read]);
  const saveSample = async () => {
    const [{ toCsv }, { saveFile }] = await Promise.all([
      import('../../../admin/export/csv.ts'),
      import('../../../ui/saveFile.ts'),
    ]);
    saveFile(
      'users-import.csv',
      toCsv(
        IMPORT_FIELDS.map(field => t(labelOf(field))),
        [],
      ),
    );
  };
  return (
    <section
      className={`panel ${styles.choose} ${over ? styles.over : ''}`}
      aria-label={t('userImport.steps.file')}
    >
      <p>{t('userImport.file.text')}</p>
      {refused ? (
        <p className="field-error" role="alert">
          {t(`userImport.file.refused.${refused.why}`, { name: refused.name, row: count(refused.row ?? 0) })}
        </p>
      ) : null}
      <div className={styles.drop}>
        <TextButton variant="primary" onClick={() => input.current!.click()}>
          <UploadIcon />
          {t('userImport.file.choose')}
        </TextButton>
        <span className="secondary">{t('userImport.file.drop')}</span>
        <span className="hint">{t('userImport.file.limits', { rows: count(MOST_ROWS) })}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('userImport.file.choose')}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <TextButton variant="link" onClick={() => void saveSample()}>
        {t('userImport.file.sample')}
      </TextButton>
    </section>
  );
}
