import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { splitFieldErrors } from '../../../admin/form/fieldErrors.ts';
import { EditDocument, useRecordContext } from '../../../admin/index.ts';
import { useTextDraft } from '../../../auth/useTextDraft.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { XmlEditor } from '../../../editors/Editors.ts';
import type { EditorHandle } from '../../../editors/text/documentEditor.ts';
import { useOpenedText } from '../../../editors/useOpenedText.ts';
import { diffXmlOnce } from '../../../editors/xml/startCheckingXml.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { dailyImport, type BackupVersion } from '../../../platform/dailyImport.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './dailyImport.module.css';
import { ImportVersions } from './ImportVersions.tsx';
import { importForm, SaveForm, type ReviewResult } from './SaveForm.tsx';
import { useDailyImport, useVersionName, type ImportRecord, type StoredImport } from './useDailyImport.ts';

const ImportChanges = lazyComponent(
  () => import('./ImportChanges.tsx'),
  ['dailyImport', 'editors', 'review'],
  () => <NoChanges why="same" />,
);
const ImportDialog = lazyComponent(() => import('./ImportDialog.tsx'), ['dailyImport', 'editors', 'review']);

const isSame = (one: string, other: string) => one === other;

type OpenDialog =
  { save: string; backupName: string; end(reviewed: ReviewResult): void } | { revert: BackupVersion };
type Shown = 'select' | 'raw' | 'tree' | 'diff';

/**
 * The editor of an import, and its earlier versions. A dialog shows the changes before a save or revert.
 * `stored` is empty if there is no import yet.
 */
export default function ImportPage({ stored }: { stored: string }) {
  const application = useRecordContext<ApplicationRecord>()!;
  const { _id: appId, applicationId } = application;
  const t = useText();
  const nameOf = useVersionName();
  const { opened, setUnsaved: note, markSaved, setDraftBase } = useOpenedText(stored, isSame);
  const listed = useEndpointList(dailyImport.versions, { path: { id: appId } });
  const openDraft = useTextDraft(`daily import ${appId}`);
  const editor = useRef<EditorHandle>(null);
  const [unsaved, setUnsaved] = useState(false);
  /** The text at the last pause in typing. */
  const [now, setNow] = useState({ lines: opened.text, valid: true });
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [compared, compare] = useState<BackupVersion>();
  const [view, show] = useState<Shown>();
  /** Shows the newly stored text, unless the editor has unsaved text. */
  const put = (text: string) => {
    if (editor.current?.unsaved) return;
    markSaved(text);
    editor.current?.replace(text);
  };
  const { saveCalls, revertCalls, onReverted } = useDailyImport(appId, opened.saved, put);

  const changes = useMemo(
    () => (now.valid && opened.saved ? diffXmlOnce(opened.saved, now.lines) : undefined),
    [now, opened.saved],
  );
  const review = ({ backupName }: { backupName: string }): Promise<ReviewResult> => {
    const text = editor.current?.readText();
    return text === undefined
      ? Promise.resolve(false)
      : new Promise(end => setOpenDialog({ save: text, backupName: backupName.trim(), end }));
  };
  const about = compared ? (
    <>
      {t('dailyImport.compared', { name: nameOf(compared) })}
      <TextButton variant="link" onClick={() => compare(undefined)}>
        {t('dailyImport.notCompared')}
      </TextButton>
    </>
  ) : stored || opened.saved ? null : (
    <span className="secondary">{t('dailyImport.none')}</span>
  );

  const closeSave = (reviewed: ReviewResult) => {
    if (openDialog && 'save' in openDialog) openDialog.end(reviewed);
    setOpenDialog(undefined);
  };
  /** Errors of the backup name are shown at its field. */
  const showFieldErrors = (error: unknown) => {
    const { fieldErrors, rest } = splitFieldErrors(error, importForm.fields);
    if (!rest) closeSave(fieldErrors);
    return !rest;
  };
  return (
    <EditDocument<ImportRecord, StoredImport>
      {...saveCalls}
      onSaved={({ text }, { record }) => {
        markSaved(record.text);
        if (record.text !== text) editor.current?.replace(record.text);
        setUnsaved(false);
        closeSave(true);
      }}
      onError={showFieldErrors}
      successMessage="dailyImport.saved"
      errorMessage="error.save"
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className="panel">
            <XmlEditor
              key={opened.key}
              label={t('dailyImport.document')}
              value={opened.text}
              saved={opened.saved}
              {...(compared?.config && { compare: { label: nameOf(compared), text: compared.config } })}
              openDraft={openDraft}
              onDraftBase={setDraftBase}
              file={`${applicationId || appId} daily-import`}
              {...(view && { view })}
              onView={show}
              about={about}
              onChange={(lines, state) => {
                setUnsaved(state.unsaved);
                setNow({ lines, valid: state.valid });
              }}
              ref={editor}
              onUnsavedChange={note}
            />
          </div>
          {changes?.length ? (
            <ImportChanges changes={changes} go={at => editor.current?.go(at)} />
          ) : opened.saved ? (
            <NoChanges why={!unsaved ? 'same' : !now.valid ? 'unread' : changes ? 'layout' : 'long'} />
          ) : null}
        </div>
        <div className={styles.side}>
          <SaveForm
            appId={appId}
            isFirst={!opened.saved}
            unsaved={unsaved}
            changes={changes?.length}
            waits={unsaved && !now.valid}
            preloadProps={ImportDialog.preloadProps}
            review={review}
          />
          <ImportVersions
            listed={listed}
            isThere={!!opened.saved}
            compared={compared}
            compare={version => {
              compare(version);
              show('diff');
            }}
            revert={version => setOpenDialog({ revert: version })}
            preloadProps={ImportDialog.preloadProps}
          />
        </div>
        {openDialog && 'save' in openDialog ? (
          <ImportDialog
            of={t('dailyImport.dialog.of', {
              label: t('dailyImport.document'),
              application: applicationLabel(application),
            })}
            text={openDialog.save}
            read={saveCalls.read}
            note={now =>
              now === opened.saved ? null : (
                <div className="note warn">
                  <WarningIcon />
                  <p>{t('dailyImport.dialog.overtaken', { name: openDialog.backupName })}</p>
                </div>
              )
            }
            act={{ label: t('ui.save'), pending: t('ui.saving') }}
            values={{ text: openDialog.save, backupName: openDialog.backupName }}
            onClose={() => closeSave(false)}
          />
        ) : null}
        {openDialog && 'revert' in openDialog ? (
          <EditDocument<RaRecord, StoredImport, string>
            {...revertCalls(openDialog.revert)}
            onSaved={(_, result) => {
              onReverted(openDialog.revert, result);
              setOpenDialog(undefined);
            }}
            errorMessage="error.save"
          >
            <ImportDialog
              title={t('dailyImport.dialog.revertTitle', { name: nameOf(openDialog.revert) })}
              of={applicationLabel(application)}
              text={openDialog.revert.config ?? undefined}
              read={saveCalls.read}
              note={() => (
                <p>
                  {t('dailyImport.dialog.revertText')} {unsaved ? t('dailyImport.dialog.revertUnsaved') : ''}
                </p>
              )}
              act={{
                label: t('dailyImport.dialog.revert'),
                pending: t('dailyImport.dialog.reverting'),
              }}
              values={{}}
              onClose={() => setOpenDialog(undefined)}
            />
          </EditDocument>
        ) : null}
      </div>
    </EditDocument>
  );
}

/**
 * Explains why no changes are listed: the texts are equal, they differ only in layout, the text cannot be
 * parsed, or it is too long.
 */
function NoChanges({ why }: { why: 'same' | 'layout' | 'unread' | 'long' }) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="import-changes">
      <div className="panel-head">
        <h2 id="import-changes">{t('dailyImport.changes.title')}</h2>
      </div>
      <p className="panel-body secondary">{t(`dailyImport.changes.${why}`)}</p>
    </section>
  );
}
