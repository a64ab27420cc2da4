import { useId } from 'react';
import type { ValueIcon } from '../../../editors/review/ChangeBody.tsx';
import rowStyles from '../../../editors/review/ChangeRow.module.css';
import { Changes } from '../../../editors/review/Changes.tsx';
import type { HeadingOf } from '../../../editors/review/groupChanges.ts';
import { MergeCounts, MergePanes, Overwrite, useUndecided } from '../../../editors/review/MergeParts.tsx';
import { RemainingProblems } from '../../../editors/review/RemainingProblems.tsx';
import styles from '../../../editors/review/review.module.css';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { formatTime } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useText } from '../../../ui/useText.ts';
import { useDocumentComparison, type ReviewState } from './useDocumentComparison.ts';

export interface ReviewProps extends ReviewState {
  /** The name of the document. */
  label: string;
  /** The owner of the document, such as its application. */
  of?: string;
  /** Epoch milliseconds. */
  openedAt: number;
  /** Returns the heading of a change. The default is the first property of its path. */
  headingOf?: HeadingOf;
  /** Messages about problems that the user already knows. */
  problems?: readonly string[];
  icon?: ValueIcon;
}

interface Props extends ReviewProps {
  /** The text to save. */
  mine: string;
  onClose(): void;
}

/**
 * Shows the changes before a document is saved. If another user has saved it in the meantime, the dialog
 * merges both versions.
 */
export default function ReviewDialog(props: Props) {
  const t = useText();
  const descriptionId = useId();
  const { mine, label, of, openedAt, headingOf, icon, problems = [] } = props;
  const reviewing = useDocumentComparison(mine, props);
  const { compared, error, saving, send } = reviewing;
  const undecided = useUndecided(reviewing, compared);
  const merging = compared && 'merged' in compared ? { reviewing, compared } : undefined;
  const changes = compared && 'changes' in compared ? compared.changes : [];
  const closeDialog = saving ? () => {} : props.onClose;
  const time = formatTime(new Date(openedAt));
  const statusText = merging
    ? t('review.overtaken', { time })
    : changes.length
      ? t('review.since', { smart_count: changes.length, time })
      : t('review.none', { time });
  return (
    <ModalDialog
      title={merging ? t('review.mergeTitle', { label }) : t('review.title')}
      wide={merging ? 'panes' : 'columns'}
      describedBy={descriptionId}
      about={
        <div className={styles.about}>
          <p id={descriptionId} role="status">
            <bdi>{merging && of ? of : [label, of].filter(Boolean).join(', ')}</bdi> ·{' '}
            {compared ? <Time seconds={openedAt / 1000}>{statusText}</Time> : t('review.reading')}
          </p>
          {merging ? <MergeCounts {...merging} /> : null}
        </div>
      }
      onClose={closeDialog}
      actions={
        <>
          {merging ? <Overwrite {...merging} mine={mine} /> : null}
          <TextButton onClick={closeDialog}>{t('review.back')}</TextButton>
          {/* The button is mounted again when it becomes enabled, so that it takes the focus. */}
          <TextButton
            key={compared ? 'ready' : 'reading'}
            variant="primary"
            autoFocus={compared !== undefined && undecided === undefined}
            pending={!compared || saving || undecided !== undefined}
            title={undecided}
            onClick={() => compared && undecided === undefined && send(compared.text)}
          >
            {t(saving ? 'ui.saving' : merging ? 'review.saveMerged' : 'ui.save')}
          </TextButton>
        </>
      }
    >
      {error === undefined ? null : (
        <FailedState error={error} loadError="review.readError" heading="h3" retry={reviewing.retry} />
      )}
      {!compared && error === undefined ? <ChangesSkeleton /> : null}
      {merging ? <MergePanes {...merging} headingOf={headingOf} icon={icon} problems={problems} /> : null}
      {compared && !merging ? (
        <>
          <Changes changes={changes} headingOf={headingOf} icon={icon} />
          <RemainingProblems compared={compared} known={problems} />
        </>
      ) : null}
    </ModalDialog>
  );
}

const ChangesSkeleton = () => (
  <div aria-busy="true">
    <div className={styles.heading}>
      <span className="skeleton" style={{ width: 96 }} />
    </div>
    <div className={styles.rows}>
      {[1, 2, 3].map(row => (
        <div key={row} className={rowStyles.row}>
          <span className="skeleton" style={{ width: 72 }} />
          <span className="skeleton" style={{ width: 88 }} />
          <span className="skeleton" style={{ width: 200 }} />
        </div>
      ))}
    </div>
  </div>
);
