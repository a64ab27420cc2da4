import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { formatCount } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { IMPORT_FIELDS, importFieldLabel } from './columns.ts';
import styles from './import.module.css';
import { MAX_FILE_SIZE, MAX_IMPORT_ROWS } from './limits.ts';
import type { FileRefusal, ImportFile } from './readImportFile.ts';

/** The first step of an import: a CSV file is chosen or dropped. */
export function ChooseFile({ onChoose }: { onChoose(file: ImportFile): void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<FileRefusal & { name: string }>();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const readSelected = useEvent(async (file: File | undefined) => {
    if (!file) return;
    const bytes = file.size > MAX_FILE_SIZE ? undefined : await file.arrayBuffer().catch(() => undefined);
    const { readImportFile: readFile } = await import('./readImportFile.ts');
    const parsed = bytes
      ? readFile(file.name, new Uint8Array(bytes))
      : ({ reason: file.size > MAX_FILE_SIZE ? 'large' : 'file' } as const);
    if ('reason' in parsed) setRefusal({ ...parsed, name: file.name });
    else onChoose(parsed);
  });
  // Without this the browser would navigate to a file that is dropped beside the field.
  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', isOver: boolean) =>
      addEventListener(
        type,
        event => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          setDraggedOver(isOver);
          if (type === 'drop') void readSelected(event.dataTransfer.files[0]);
        },
        { signal: controller.signal },
      );
    listen('dragover', true);
    listen('dragleave', false);
    listen('drop', false);
    return () => controller.abort();
  }, [readSelected]);
  const saveSample = async () => {
    const [{ toCsv }, { saveFile }] = await Promise.all([
      import('../../../admin/export/csv.ts'),
      import('../../../ui/saveFile.ts'),
    ]);
    saveFile(
      'users-import.csv',
      toCsv(
        IMPORT_FIELDS.map(field => t(importFieldLabel(field))),
        [],
      ),
    );
  };
  return (
    <section
      className={`panel ${styles.choose} ${isDraggedOver ? styles.over : ''}`}
      aria-label={t('userImport.steps.file')}
    >
      <p>{t('userImport.file.text')}</p>
      {refusal ? (
        <p className="field-error" role="alert">
          {t(`userImport.file.refused.${refusal.reason}`, {
            name: refusal.name,
            row: formatCount(refusal.row ?? 0),
          })}
        </p>
      ) : null}
      <div className={styles.drop}>
        <TextButton variant="primary" onClick={() => input.current!.click()}>
          <UploadIcon />
          {t('userImport.file.choose')}
        </TextButton>
        <span className="secondary">{t('userImport.file.drop')}</span>
        <span className="hint">{t('userImport.file.limits', { rows: formatCount(MAX_IMPORT_ROWS) })}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('userImport.file.choose')}
        onChange={({ target }) => {
          void readSelected(target.files?.[0]);
          target.value = '';
        }}
      />
      <TextButton variant="link" onClick={() => void saveSample()}>
        {t('userImport.file.sample')}
      </TextButton>
    </section>
  );
}
