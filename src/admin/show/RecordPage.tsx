import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIdentity } from '../../auth/useIdentity.ts';
import { CallError } from '../../platform/errors.ts';
import { recents } from '../../storage/recents.ts';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { StaleNote } from '../../ui/failure/StaleNote.tsx';
import { orEmpty } from '../../ui/formats.ts';
import { preloadOnce } from '../../ui/lazy/preload.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Refused } from '../../ui/Refused.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { StaysOnPage, UnsavedContext, useUnsavedWithin } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { DeletedRecord, isDeleted, useTypedBefore } from './DeletedRecord.tsx';
import styles from './RecordPage.module.css';

interface Props<T> {
  record: T | undefined;
  /** Rendered until the record is read, with grey shapes in place of its values. */
  awaited: T;
  error: unknown;
  retry(): void;
  /** The name of the record; its kind until it is read. */
  title: string;
  /** Shown in place of the title once the record is read. */
  heading?: ReactNode;
  /** A sentence about the record, shown below its name. */
  lede?(record: T): string | undefined;
  trail: { label: string; to: string }[];
  /** A button leads back to the last step of the trail. */
  back?: boolean;
  loadError: TextKey;
  /** The text if the record does not exist, such as 'There is no such user'. */
  noSuch: TextKey;
  refusal: TextKey;
  chips?(record: T): ReactNode;
  actions?(record: T): ReactNode;
  /** Returns the form that Edit opens; undefined if the user may not edit the record. */
  editor?(record: T): ((close: () => void) => ReactNode) | undefined;
  /** Loads the code of that form. */
  preload?(): Promise<unknown>;
  children(record: T): ReactNode;
}

/**
 * The page of a record: its header, and its content or the load error. It is read-only until Edit is pressed. A record that was
 * read stays while it is read again; if that fails, a note says so.
 */
export function RecordPage<T>({
  record,
  awaited,
  error,
  retry,
  title,
  heading,
  lede,
  trail,
  back = false,
  loadError,
  noSuch,
  refusal,
  chips,
  actions,
  editor,
  preload,
  children,
}: Props<T>) {
  const t = useText();
  const { editing, approach, toggle, close, unsaved, button } = useEditing(preload);
  const status = error instanceof CallError ? error.status : undefined;
  const gone = isDeleted(error);
  const typed = useTypedBefore(gone);
  const failed = !!error && (gone || !record);
  const waits = !record && !failed;
  const shown = record ?? awaited;
  useNoted(record && !failed ? title : undefined, gone);
  if (status === 403) return <Refused text={refusal} />;
  const form = editor?.(shown);
  const [way] = trail.slice(-1);
  const wayBack = way ? (
    <Link className="button" to={way.to}>
      {way.label}
    </Link>
  ) : null;
  const acts = (
    <>
      {back && way ? (
        <Link className={`button quiet ${styles.back}`} to={way.to}>
          <ArrowBackIcon />
          {t('ui.back')}
        </Link>
      ) : null}
      {form ? (
        <TextButton
          variant="quiet"
          ref={button}
          aria-pressed={editing}
          onPointerEnter={approach}
          onFocus={approach}
          onClick={toggle}
        >
          <EditIcon />
          {t('ui.edit')}
        </TextButton>
      ) : null}
      {actions?.(shown)}
    </>
  );
  return (
    <>
      <PageHead
        title={title}
        {...(heading && record && !failed && { heading })}
        awaited={waits}
        {...(lede && !failed && { lede: orEmpty(lede(shown)) })}
        trail={trail}
        chips={failed ? undefined : waits ? <Awaited>{chips?.(shown)}</Awaited> : chips?.(shown)}
        actions={failed ? undefined : waits ? <Awaited acts>{acts}</Awaited> : acts}
      />
      {gone ? (
        <DeletedRecord title={noSuch} wasRead={!!record} typed={typed ?? []}>
          {wayBack}
        </DeletedRecord>
      ) : failed ? (
        <div className="panel" style={{ marginBottom: 16 }}>
          <FailedState error={error} loadError={loadError} retry={retry}>
            {wayBack}
          </FailedState>
        </div>
      ) : null}
      {waits || (record && !gone) ? (
        <StaysOnPage value>
          <div
            className={`stack ${waits ? styles.awaited : ''}`}
            {...(waits && { inert: true, 'aria-hidden': true, 'aria-busy': true })}
          >
            {error && record ? <StaleNote error={error} loadError={loadError} retry={retry} /> : null}
            {editing && form ? (
              <div className="panel panel-body">
                <UnsavedContext value={unsaved}>{form(close)}</UnsavedContext>
              </div>
            ) : null}
            {children(shown)}
          </div>
        </StaysOnPage>
      ) : null}
    </>
  );
}

/** A part of a page whose record is not read yet: grey shapes that neither the keyboard nor a screen reader reaches. */
const Awaited = ({ acts = false, children }: { acts?: boolean; children: ReactNode }) => (
  <div
    className={acts ? styles.awaitedActs : styles.awaited}
    style={{ display: 'contents' }}
    inert
    aria-hidden
  >
    {children}
  </div>
);

/** Stores the page among the recently opened records, by the record's current name. */
function useNoted(label: string | undefined, gone: boolean) {
  const { _id: me } = useIdentity();
  const { pathname: to } = useLocation();
  useEffect(() => {
    if (gone) recents.forget(me, to);
    else if (label) recents.note(me, { to, label });
  }, [me, to, label, gone]);
}

/** The state of the Edit button. It asks about unsaved input before the form closes; then Edit has the focus again. */
function useEditing(preload: () => Promise<unknown> = async () => {}) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unsaved = useUnsavedWithin();
  const askToLeave = useAskToLeave();
  const close = () => {
    setEditing(false);
    button.current?.focus();
  };
  const approach = () => preloadOnce(preload);
  const toggle = async () => {
    if (!editing) {
      // A failure is shown where the form renders.
      await preload().catch(() => {});
      setEditing(true);
    } else if (await askToLeave(unsaved.parts())) close();
  };
  return { editing, approach, toggle, close, unsaved, button };
}
