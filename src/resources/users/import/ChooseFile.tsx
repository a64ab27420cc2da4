import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { count } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import { FIELDS } from './columns.ts';
import styles from './import.module.css';
import { LARGEST, MOST_ROWS } from './limits.ts';
import type { ReadFile, Refusal } from './readFile.ts';

/** A CSV file, chosen or dropped. */
export function ChooseFile({ chosen }: { chosen(file: ReadFile): void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<{ why: Refusal | 'file'; name: string }>();
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const bytes = file.size > LARGEST ? undefined : await file.arrayBuffer().catch(() => undefined);
    const { readFile } = await import('./readFile.ts');
    const found = bytes ? readFile(file.name, new Uint8Array(bytes)) : file.size > LARGEST ? 'large' : 'file';
    if (typeof found === 'string') setRefused({ why: found, name: file.name });
    else chosen(found);
  };
  const saveSample = async () => {
    const [{ toCsv }, { saveFile }] = await Promise.all([import('../../../lists/export/csv.ts'), import('../../../lists/export/saveFile.ts')]);
    saveFile('users-import.csv', toCsv(FIELDS.map(field => t(`userImport.field.${field}`)), []));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={`panel ${styles.choose} ${over ? styles.over : ''}`}
      aria-label={t('userImport.steps.file')}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{t('userImport.file.text')}</p>
      {refused ? (
        <p className="field-error" role="alert">
          {t(`userImport.file.refused.${refused.why}`, { name: refused.name })}
        </p>
      ) : null}
      <div className={styles.drop}>
        <Button variant="primary" onClick={() => input.current!.click()}>
          <UploadIcon />
          {t('userImport.file.choose')}
        </Button>
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
      <Button variant="link" onClick={() => void saveSample()}>
        {t('userImport.file.sample')}
      </Button>
    </section>
  );
}
