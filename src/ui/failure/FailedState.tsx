import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import type { ReactNode } from 'react';
import { CallError, requestIdForSupport, type SentRequest } from '../../platform/errors.ts';
import { maskedUrl } from '../../platform/secrets.ts';
import { State, type StateKind } from '../State.tsx';
import { TextButton } from '../TextButton.tsx';
import { useCopy } from '../useCopy.ts';
import { useText, type TextKey } from '../useText.ts';
import { FailureMessage, RequestId } from './FailureMessage.tsx';
import { useRetry } from './useRetry.ts';

interface Props {
  error: unknown;
  loadError: TextKey;
  heading?: 'h2' | 'h3';
  retry(): unknown;
  /** Additional actions. */
  children?: ReactNode;
}

const toStateKind = (error: unknown): StateKind => {
  if (!(error instanceof CallError)) return 'error';
  if (error.failure === 'offline') return 'offline';
  return error.status === 403 ? 'refused' : 'error';
};

/** Replaces content that could not be read, with the cause, Retry, and the reference for support. */
export function FailedState({ error, loadError, heading = 'h2', retry, children }: Props) {
  const t = useText();
  const retryAll = useRetry(retry);
  const reference = requestIdForSupport(error);
  const text = (
    <>
      <FailureMessage error={error} />
      {reference ? <RequestId id={reference} /> : null}
    </>
  );
  return (
    <State kind={toStateKind(error)} heading={heading} title={t(loadError)} text={text}>
      <TextButton onClick={retryAll}>
        <RefreshIcon />
        {t('failure.retry')}
      </TextButton>
      {error instanceof CallError && error.request ? (
        <CopyDetailsButton error={error} request={error.request} />
      ) : null}
      {children}
    </State>
  );
}

/** Copies the call, its failure and its time. Secrets are masked. */
function CopyDetailsButton({
  error: { status: httpStatus, failure, reference },
  request,
}: {
  error: CallError;
  request: SentRequest;
}) {
  const t = useText();
  const { copied, copy } = useCopy();
  const details = t('ui.details', {
    asked: maskedUrl(request),
    status: httpStatus || failure,
    time: new Date(request.at).toISOString(),
  });
  const copiedText = reference ? `${details}\n${t('ui.reference')}: ${reference}` : details;
  return (
    <TextButton variant="quiet" onClick={() => copy(copiedText)}>
      <ContentCopyIcon />
      {t(copied ? 'ui.copied' : 'ui.copyDetails')}
    </TextButton>
  );
}

interface PanelProps {
  error: unknown;
  loadError: TextKey;
  retry(): void;
}

export const FailedPanel = (props: PanelProps) => (
  <div className="panel">
    <FailedState {...props} />
  </div>
);
