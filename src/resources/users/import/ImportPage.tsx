import { useEffect, useRef, useState } from 'react';
import { useIdentity } from '../../../auth/useIdentity.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { paths } from '../../../ui/paths.ts';
import { StaysOnPage } from '../../../ui/unsaved/unsaved.ts';
import { useText } from '../../../ui/useText.ts';
import { CheckStep, type CheckedImport } from './CheckStep.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { toImportRows, type ColumnMapping } from './columns.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import styles from './import.module.css';
import { importDraft, type RowMark } from './importDraft.ts';
import type { ImportFile } from './readImportFile.ts';
import { ResumeNote } from './ResumeNote.tsx';
import { RunStep } from './RunStep.tsx';

const steps = ['file', 'columns', 'check', 'run'] as const;

interface RunningImport extends CheckedImport {
  name: string;
  /** How far a resumed import was. */
  marks?: RowMark[];
}

/** Imports users from a CSV file in four steps: file, columns, check, run. */
export default function ImportPage() {
  const t = useText();
  const me = useIdentity();
  const [file, setFile] = useState<ImportFile>();
  const [mapping, setMapping] = useState<ColumnMapping>();
  const [running, setRunning] = useState<RunningImport>();
  const [interrupted, setInterrupted] = useState(() => importDraft.read(me._id));
  const step = running ? 'run' : mapping ? 'check' : file ? 'columns' : 'file';
  const stepLine = useRef<HTMLParagraphElement>(null);
  const shownStep = useRef(step);
  // Each step starts at the top of the page, also for screen readers.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    scrollTo(0, 0);
    stepLine.current?.focus({ preventScroll: true });
  }, [step]);
  const restart = () => {
    setRunning(undefined);
    setMapping(undefined);
    setFile(undefined);
    setInterrupted(importDraft.read(me._id));
  };
  return (
    // The page number of the rows is in the URL; changing it does not leave the page.
    <StaysOnPage value>
      <PageHead
        title={t('userImport.title')}
        trail={[{ label: t('resources.users.name', { smart_count: 2 }), to: paths.users.list }]}
      />
      <p ref={stepLine} className={styles.step} role="status" tabIndex={-1}>
        {t('userImport.step', {
          at: steps.indexOf(step) + 1,
          of: steps.length,
          name: t(`userImport.steps.${step}`),
        })}
      </p>
      {running ? <RunStep {...running} onRestart={restart} /> : null}
      {!running && file && mapping ? (
        <CheckStep
          file={file}
          initialRows={toImportRows(mapping, file.rows)}
          mapping={mapping}
          onBack={() => setMapping(undefined)}
          onStart={checked => setRunning({ ...checked, name: file.name })}
        />
      ) : null}
      {file && !mapping && !running ? (
        <ColumnsStep file={file} onNext={setMapping} onChooseAnother={restart} />
      ) : null}
      {step === 'file' ? (
        <div className="stack">
          {interrupted ? (
            <ResumeNote
              interrupted={interrupted}
              resume={() => setRunning({ ...interrupted, rejected: [] })}
              forget={() => {
                importDraft.drop(me._id);
                setInterrupted(undefined);
              }}
            />
          ) : null}
          <ChooseFile onChoose={setFile} />
        </div>
      ) : null}
    </StaysOnPage>
  );
}
