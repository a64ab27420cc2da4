import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { CallError } from '../platform/errors.ts';
import { causeOf } from './useTellFailure.ts';
import { StaysOnPage } from '../ui/unsaved/unsaved.ts';
import { Refused } from './Gate.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { State } from '../ui/State.tsx';
import { useText, type TextKey } from '../ui/useText.ts';

interface Props {
  record: unknown;
  error: unknown;
  retry(): void;
  title: string;
  trail: { label: string; to: string }[];
  loadError: TextKey;
  refusal: TextKey;
  chips?: ReactNode;
  actions?: ReactNode;
  /** Somebody is at work on it: what was read stays, even when it turns out to be gone. */
  keep?: boolean;
  children: ReactNode;
}

/** The page of one record: its head, its content, or why it is not there. What was read once stays while asked again. */
export function RecordPage({ record, error, retry, title, trail, loadError, refusal, chips, actions, keep = false, children }: Props) {
  const t = useText();
  const translate = useTranslate();
  const status = error instanceof CallError ? error.status : undefined;
  if (status === 403) return <Refused text={refusal} />;
  const gone = status === 404;
  const failed = !!error && (gone || !record);
  const [way] = trail.slice(-1);
  return (
    <>
      <PageHead title={title} trail={trail} chips={gone ? undefined : chips} actions={gone ? undefined : actions} />
      {failed ? (
        <div className="panel" style={{ marginBottom: 16 }}>
          <State kind="error" title={t(loadError)} text={causeOf(translate, error)}>
            {gone ? null : (
              <Button onClick={retry}>
                {t('failure.retry')}
              </Button>
            )}
            {way ? (
              <Link className="button" to={way.to}>
                {way.label}
              </Link>
            ) : null}
          </State>
        </div>
      ) : null}
      {record && (!gone || keep) ? <StaysOnPage value>{children}</StaysOnPage> : null}
      {record || failed ? null : (
        <div className="panel panel-body stack" aria-busy="true">
          <span className="skeleton" style={{ width: '40%' }} />
          <span className="skeleton" style={{ width: '65%' }} />
          <span className="skeleton" style={{ width: '52%' }} />
        </div>
      )}
    </>
  );
}
