import { useEffect, useRef, useState } from 'react';
import { useIdentity } from '../../../auth/useIdentity.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { paths } from '../../../ui/paths.ts';
import { StaysOnPage } from '../../../ui/unsaved/unsaved.ts';
import { useText } from '../../../ui/useText.ts';
import { CheckStep } from './CheckStep.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { rowsBy, type ImportRow, type Mapping } from './columns.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import styles from './import.module.css';
import { keptImport, type RowMark } from './kept.ts';
import type { ReadFile } from './readFile.ts';
import { ResumeNote } from './ResumeNote.tsx';
import { RunStep } from './RunStep.tsx';

const steps = ['file', 'columns', 'check', 'run'] as const;

interface Running {
  name: string;
  rows: ImportRow[];
  /** Of one that goes on: how far it was. */
  marks?: RowMark[];
  /** Rows that are not imported, with why. */
  left: { row: ImportRow; why: string }[];
}

/** Users from a CSV file: chosen, its columns named, every row checked, then created. */
export default function ImportPage() {
  const t = useText();
  const me = useIdentity();
  const [file, setFile] = useState<ReadFile>();
  const [mapping, setMapping] = useState<Mapping>();
  const [running, setRunning] = useState<Running>();
  const [interrupted, setInterrupted] = useState(() => keptImport.read(me._id));
  const step = running ? 'run' : mapping ? 'check' : file ? 'columns' : 'file';
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  // Each step is read from its beginning.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    line.current?.focus({ preventScroll: true });
  }, [step]);
  const anew = () => {
    setRunning(undefined);
    setMapping(undefined);
    setFile(undefined);
    setInterrupted(keptImport.read(me._id));
  };
  return (
    // Rows in pages: turning one changes the address only.
    <StaysOnPage value>
      <PageHead
        title={t('userImport.title')}
        trail={[{ label: t('resources.users.name', { smart_count: 2 }), to: paths.users.list }]}
      />
      <p ref={line} className={styles.step} role="status" tabIndex={-1}>
        {t('userImport.step', {
          at: steps.indexOf(step) + 1,
          of: steps.length,
          name: t(`userImport.steps.${step}`),
        })}
      </p>
      {running ? <RunStep {...running} anew={anew} /> : null}
      {!running && file && mapping ? (
        <CheckStep
          file={file}
          first={rowsBy(mapping, file.rows)}
          mapping={mapping}
          back={() => setMapping(undefined)}
          start={(rows, left) => setRunning({ name: file.name, rows, left })}
        />
      ) : null}
      {file && !mapping && !running ? <ColumnsStep file={file} next={setMapping} another={anew} /> : null}
      {step === 'file' ? (
        <div className="stack">
          {interrupted ? (
            <ResumeNote
              interrupted={interrupted}
              resume={() => setRunning({ ...interrupted, left: [] })}
              forget={() => {
                keptImport.drop(me._id);
                setInterrupted(undefined);
              }}
            />
          ) : null}
          <ChooseFile chosen={setFile} />
        </div>
      ) : null}
    </StaysOnPage>
  );
}
