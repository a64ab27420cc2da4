import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIdentity } from '../../auth/useIdentity.ts';
import { CallError } from '../../platform/errors.ts';
import { recents } from '../../storage/recents.ts';
import { AccessDeniedRedirect } from '../../ui/AccessDeniedRedirect.tsx';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { StaleNote } from '../../ui/failure/StaleNote.tsx';
import { formatOptional } from '../../ui/formats.ts';
import { preloadOnce } from '../../ui/lazy/preload.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { StaysOnPage, UnsavedContext, useUnsavedScope } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { DeletedRecord, isNotFoundError, useTextsBeforeDeletion } from './DeletedRecord.tsx';
import styles from './RecordPage.module.css';

interface Props<T> {
  record: T | undefined;
  /** Rendered until the record is loaded, with grey shapes in place of its values. */
  placeholderRecord: T;
  error: unknown;
  retry(): void;
  /** The name of the record, or its kind while it loads. */
  title: string;
  /** Replaces the title once the record is loaded. */
  heading?: ReactNode;
  /** A sentence about the record, shown below its name. */
  lede?(record: T): string | undefined;
  trail: { label: string; to: string }[];
  /** Shows a button that leads back to the last step of the trail. */
  hasBackLink?: boolean;
  loadError: TextKey;
  /** The text if the record does not exist, such as 'There is no such user'. */
  notFoundText: TextKey;
  refusedText: TextKey;
  chips?(record: T): ReactNode;
  actions?(record: T): ReactNode;
  /** Returns the form that Edit opens; undefined if the user may not edit the record. */
  editor?(record: T): ((close: () => void) => ReactNode) | undefined;
  /** Loads the code of that form. */
  preload?(): Promise<unknown>;
  children(record: T): ReactNode;
}

/**
 * The page of a record: its header, and its content or the load error. It is read-only until the user presses
 * Edit. A loaded record stays while it is reloaded; a note appears if that fails.
 */
export function RecordPage<T>({
  record,
  placeholderRecord,
  error,
  retry,
  title,
  heading,
  lede,
  trail,
  hasBackLink = false,
  loadError,
  notFoundText,
  refusedText,
  chips,
  actions,
  editor,
  preload,
  children,
}: Props<T>) {
  const t = useText();
  const { isEditing, preloadForm, toggle, closeForm, unsaved, buttonRef } = useEditToggle(preload);
  const httpStatus = error instanceof CallError ? error.status : undefined;
  const isDeleted = isNotFoundError(error);
  const unsavedTexts = useTextsBeforeDeletion(isDeleted);
  const hasFailed = !!error && (isDeleted || !record);
  const isPending = !record && !hasFailed;
  const displayedRecord = record ?? placeholderRecord;
  useRecentRecord(record && !hasFailed ? title : undefined, isDeleted);
  if (httpStatus === 403) return <AccessDeniedRedirect text={refusedText} />;
  const form = editor?.(displayedRecord);
  const [parent] = trail.slice(-1);
  const parentLink = parent ? (
    <Link className="button" to={parent.to}>
      {parent.label}
    </Link>
  ) : null;
  const actionButtons = (
    <>
      {hasBackLink && parent ? (
        <Link className={`button quiet ${styles.back}`} to={parent.to}>
          <ArrowBackIcon />
          {t('ui.back')}
        </Link>
      ) : null}
      {form ? (
        <TextButton
          variant="quiet"
          ref={buttonRef}
          aria-pressed={isEditing}
          onPointerEnter={preloadForm}
          onFocus={preloadForm}
          onClick={toggle}
        >
          <EditIcon />
          {t('ui.edit')}
        </TextButton>
      ) : null}
      {actions?.(displayedRecord)}
    </>
  );
  return (
    <>
      <PageHead
        title={title}
        {...(heading && record && !hasFailed && { heading })}
        awaited={isPending}
        {...(lede && !hasFailed && { lede: formatOptional(lede(displayedRecord)) })}
        trail={trail}
        chips={
          hasFailed ? undefined : isPending ? (
            <PlaceholderShapes>{chips?.(displayedRecord)}</PlaceholderShapes>
          ) : (
            chips?.(displayedRecord)
          )
        }
        actions={
          hasFailed ? undefined : isPending ? (
            <PlaceholderShapes isActions>{actionButtons}</PlaceholderShapes>
          ) : (
            actionButtons
          )
        }
      />
      {isDeleted ? (
        <DeletedRecord title={notFoundText} hasBeenShown={!!record} unsavedTexts={unsavedTexts ?? []}>
          {parentLink}
        </DeletedRecord>
      ) : hasFailed ? (
        <div className="panel" style={{ marginBottom: 16 }}>
          <FailedState error={error} loadError={loadError} retry={retry}>
            {parentLink}
          </FailedState>
        </div>
      ) : null}
      {isPending || (record && !isDeleted) ? (
        <StaysOnPage value>
          <div
            className={`stack ${isPending ? styles.awaited : ''}`}
            {...(isPending && { inert: true, 'aria-hidden': true, 'aria-busy': true })}
          >
            {error && record ? <StaleNote error={error} loadError={loadError} retry={retry} /> : null}
            {isEditing && form ? (
              <div className="panel panel-body">
                <UnsavedContext value={unsaved}>{form(closeForm)}</UnsavedContext>
              </div>
            ) : null}
            {children(displayedRecord)}
          </div>
        </StaysOnPage>
      ) : null}
    </>
  );
}

/**
 * A part of a page whose record is loading: grey shapes that neither the keyboard nor a screen reader can
 * reach.
 */
const PlaceholderShapes = ({ isActions = false, children }: { isActions?: boolean; children: ReactNode }) => (
  <div
    className={isActions ? styles.awaitedActs : styles.awaited}
    style={{ display: 'contents' }}
    inert
    aria-hidden
  >
    {children}
  </div>
);

/** Stores the page among the recently opened records, by the record's current name. */
function useRecentRecord(label: string | undefined, isDeleted: boolean) {
  const { _id: userId } = useIdentity();
  const { pathname: to } = useLocation();
  useEffect(() => {
    if (isDeleted) recents.remove(userId, to);
    else if (label) recents.add(userId, { to, label });
  }, [userId, to, label, isDeleted]);
}

/**
 * The state of the Edit button. Before the form closes, it asks about unsaved input; then the button gets the
 * focus back.
 */
function useEditToggle(preload: () => Promise<unknown> = async () => {}) {
  const [isEditing, setEditing] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const unsaved = useUnsavedScope();
  const askToLeave = useAskToLeave();
  const closeForm = () => {
    setEditing(false);
    buttonRef.current?.focus();
  };
  const preloadForm = () => preloadOnce(preload);
  const toggle = async () => {
    if (!isEditing) {
      // A failure is shown where the form renders.
      await preload().catch(() => {});
      setEditing(true);
    } else if (await askToLeave(unsaved.parts())) closeForm();
  };
  return { isEditing, preloadForm, toggle, closeForm, unsaved, buttonRef };
}
