import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useSaveContext, useVersionReview } from '../../../admin/index.ts';
import { segmentLabel } from '../../../editors/json/changes.ts';
import { Changes } from '../../../editors/review/Changes.tsx';
import type { HeadingOf } from '../../../editors/review/groupChanges.ts';
import { diffXml } from '../../../editors/xml/diffXml.ts';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';

interface Props {
  /** Replaces the default title, which announces a review of changes. */
  title?: string;
  /** The name of the application. */
  of: string;
  /** The text after the save or revert. Undefined if the platform does not return it. */
  text: string | undefined;
  /** Reads the stored import. The text is empty if there is no import yet. */
  read(): Promise<{ text: string }>;
  /** Returns a note about the stored text. */
  note?(stored: string): ReactNode;
  act: { label: string; pending: string };
  /** The values that the button saves. The save fails if the stored text has changed since it was shown. */
  values: Partial<RaRecord>;
  onClose(): void;
}

/** Uses the second step of the path, because the root element contains everything. */
const headingOf: HeadingOf = path =>
  path.length > 2 ? { title: segmentLabel(path[1]!), steps: 2 } : { title: '', steps: 0 };

/**
 * Shows the changes to the stored import before it is saved or reverted. Must render inside the
 * `EditDocument` that writes it.
 */
export default function ImportDialog({ title, of, text, read, note, act, values, onClose }: Props) {
  const t = useText();
  const { save, saving = false } = useSaveContext();
  const descriptionId = useId();
  const [stored, setStored] = useState<string>();
  const { error, isOutdated, reload } = useVersionReview<{ text: string }>({
    read,
    show: version => setStored(version.text),
  });
  const leave = saving ? () => {} : onClose;

  const changes = useMemo(
    () =>
      stored === undefined || text === undefined ? undefined : stored === '' ? [] : diffXml(stored, text),
    [stored, text],
  );
  const standing = () => {
    if (stored === undefined) return t('review.reading');
    if (text === undefined) return t('dailyImport.dialog.noText');
    if (stored === '') return t('dailyImport.dialog.first');
    if (!changes) return t('dailyImport.dialog.unread');
    if (changes.length) return t('dailyImport.dialog.changes', { smart_count: changes.length });
    return t(stored === text ? 'dailyImport.changes.same' : 'dailyImport.changes.layout');
  };
  return (
    <ModalDialog
      title={title ?? t('review.title')}
      wide="columns"
      describedBy={descriptionId}
      about={
        <p id={descriptionId} role="status" className="secondary">
          <bdi>{of}</bdi> · {error === undefined ? standing() : t('review.readError')}
        </p>
      }
      onClose={leave}
      actions={
        <>
          <TextButton onClick={leave}>{t(title === undefined ? 'review.back' : 'ui.cancel')}</TextButton>
          {/* The button is mounted again when it becomes enabled, so that it takes the focus. */}
          <TextButton
            key={stored === undefined ? 'reading' : 'ready'}
            variant="primary"
            autoFocus={stored !== undefined}
            pending={stored === undefined || saving}
            onClick={() => stored !== undefined && void save?.(values)}
          >
            {saving ? act.pending : act.label}
          </TextButton>
        </>
      }
    >
      {error === undefined ? null : (
        <FailedState error={error} loadError="review.readError" heading="h3" retry={reload} />
      )}
      {stored === undefined && error === undefined ? (
        <div aria-busy="true" className="stack">
          {['60%', '76%', '44%'].map(width => (
            <span key={width} className="skeleton" style={{ width }} />
          ))}
        </div>
      ) : null}
      {isOutdated ? (
        <div className="note warn" role="alert">
          <WarningIcon />
          <p>{t('dailyImport.dialog.again')}</p>
        </div>
      ) : null}
      {stored === undefined ? null : note?.(stored)}
      {changes?.length ? <Changes changes={changes} headingOf={headingOf} /> : null}
    </ModalDialog>
  );
}
