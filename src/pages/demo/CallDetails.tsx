import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { Facts } from '../../ui/Facts.tsx';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { formatCount } from '../../ui/formats.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useText } from '../../ui/useText.ts';
import styles from './calls.module.css';
import { CallStatus } from './CallStatus.tsx';
import type { CallDetailsRecord } from './demoRecords.ts';
import { toCurl } from './toCurl.ts';

/** Requests the complete call, because the list omits parts of it. */
const DETAILS_META = { whole: true };
const PARTS = ['sent', 'answer', 'headers'] as const;
const formatBody = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
const formatHeaders = (headers: Record<string, string> = {}) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

export function CallDetails({ id, onClose }: { id: string; onClose(): void }) {
  const t = useText();
  const {
    data: call,
    error,
    refetch,
  } = useGetOne<CallDetailsRecord>('demo/calls', { id: Number(id), meta: DETAILS_META });
  return (
    <section
      className={styles.details}
      aria-label={t('demo.calls.selected', { call: call ? `${call.method} ${call.path}` : id })}
      aria-busy={!call && !error}
    >
      <div className={styles.detailsHead}>
        <h3 className="mono">
          {call ? `${call.method} ${call.path}` : <span className="skeleton" style={{ width: 180 }} />}
        </h3>
        <IconAction label={t('ui.close')} onClick={onClose}>
          <CloseIcon />
        </IconAction>
      </div>
      {error && !call ? (
        <FailedState error={error} loadError="demo.calls.detailsError" heading="h3" retry={refetch} />
      ) : call ? (
        <CallMessages call={call} />
      ) : null}
    </section>
  );
}

function CallMessages({ call }: { call: CallDetailsRecord }) {
  const t = useText();
  const { copied, copy } = useCopy();
  const [part, setPart] = useState<(typeof PARTS)[number]>('answer');
  const { added, rules, from, ms } = call;
  const emptyTexts = {
    sent: call.headers ? 'demo.calls.nothingSent' : 'demo.calls.notKept',
    answer: call.tooLong
      ? 'demo.calls.tooLong'
      : call.headers
        ? 'demo.calls.nothingAnswered'
        : 'demo.calls.notKept',
    headers: 'demo.calls.notKept',
  } as const;
  const text = {
    sent: formatBody(call.body),
    answer: formatBody(call.reply),
    headers: call.headers && `${formatHeaders(call.headers)}\n\n${formatHeaders(call.replyHeaders)}`,
  }[part];
  return (
    <>
      <Facts
        facts={[
          { label: t('demo.fields.status'), value: <CallStatus call={call} words={call.statusText} /> },
          {
            label: t('demo.calls.took'),
            value: added
              ? t('demo.calls.tookAdded', { ms: formatCount(ms), added: formatCount(added) })
              : t('demo.calls.tookMs', { ms: formatCount(ms) }),
          },
          ...(rules?.length
            ? [{ label: t('demo.calls.fault'), value: rules.map(({ name }) => name).join(', ') }]
            : []),
          {
            label: t('demo.calls.from'),
            value: from ? `${from.name}, ${from.role}` : t('demo.calls.nobody'),
          },
        ]}
      />
      <div className="segments" role="group" aria-label={t('demo.calls.shows')}>
        {PARTS.map(one => (
          <button key={one} type="button" aria-pressed={one === part} onClick={() => setPart(one)}>
            {t(`demo.calls.${one}`)}
          </button>
        ))}
      </div>
      {text ? (
        <pre className={styles.code} tabIndex={0} role="group" aria-label={t(`demo.calls.${part}`)}>
          {text}
        </pre>
      ) : (
        <p className="secondary">{t(emptyTexts[part])}</p>
      )}
      <div className="row">
        <TextButton small onClick={() => copy(toCurl(call, location.origin))}>
          {copied ? <CheckIcon /> : <ContentCopyIcon />}
          {copied ? t('ui.copied') : t('demo.calls.curl')}
        </TextButton>
        <a
          className="button small quiet"
          href={`/demo/api?${new URLSearchParams({ call: call.route })}#asked`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('demo.calls.contract')}
        </a>
      </div>
    </>
  );
}
