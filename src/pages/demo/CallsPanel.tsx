import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Link } from 'react-router-dom';
import {
  EmbeddedList,
  EmbeddedPagination,
  EmbeddedTable,
  PanelSearch,
  useListContext,
} from '../../admin/index.ts';
import { formatCount, formatTimeWithSeconds } from '../../ui/formats.ts';
import { State } from '../../ui/State.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { Time } from '../../ui/Time.tsx';
import { usePrefixedParams } from '../../ui/url/usePrefixedParams.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import { CallDetails } from './CallDetails.tsx';
import styles from './calls.module.css';
import { CallStatus } from './CallStatus.tsx';
import { sendDemoCommand } from './demoDataProvider.ts';
import type { RecordedCall } from './demoRecords.ts';
import headStyles from './panelHead.module.css';
import { NEWEST_FIRST, REFETCH_INTERVAL_MS, useDemoChange } from './useDemoChange.ts';

const KINDS = ['all', 'changes', 'refused'] as const;

const FILTERS = { all: {}, changes: { kind: 'changes' }, refused: { kind: 'refused' } };

const formatCallTime = (at: string) => `${formatTimeWithSeconds(Date.parse(at))}.${at.slice(20, 23)}`;
const callLinkId = (id: number | string) => `call-${id}`;

/** Lists the calls of all users, newest first, beside the details of the selected one. */
export function CallsPanel() {
  const { own } = usePrefixedParams('call');
  const kind = KINDS.find(one => one === own.get('kind')) ?? 'all';
  return (
    <EmbeddedList<RecordedCall>
      resource="demo/calls"
      addressPrefix="call"
      perPage={11}
      sort={NEWEST_FIRST}
      filter={FILTERS[kind]}
      // The list is not refreshed while the user reads a call.
      queryOptions={{ refetchInterval: own.has('open') ? false : REFETCH_INTERVAL_MS }}
    >
      <Calls kind={kind} />
    </EmbeddedList>
  );
}

function Calls({ kind }: { kind: (typeof KINDS)[number] }) {
  const t = useText();
  const { own, hrefOf, go } = usePrefixedParams('call');
  const { data, total, filter } = useListContext<RecordedCall>();
  const { change, pending } = useDemoChange('demo/calls', 'demo.calls.clearError');
  const opened = own.get('open');
  const withParameters = (set: Record<string, string | undefined>) => {
    const next = new URLSearchParams(own);
    for (const [name, value] of Object.entries(set))
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    return hrefOf(next);
  };
  const closeDialog = async () => {
    await go(withParameters({ open: undefined }));
    document.getElementById(callLinkId(opened!))?.focus();
  };
  return (
    <section className={`panel ${styles.calls}`}>
      <div className={`panel-head ${headStyles.head}`}>
        <h2>
          {t('demo.title')} <span className={headStyles.count}>{data ? formatCount(total) : ''}</span>
        </h2>
        <PanelSearch title={t('demo.title')} />
        <div className="segments" role="group" aria-label={t('demo.calls.kind')}>
          {KINDS.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() =>
                go(withParameters({ kind: one === 'all' ? undefined : one, page: undefined }), {
                  replace: true,
                })
              }
            >
              {t(`demo.calls.${one}`)}
            </button>
          ))}
        </div>
        <a
          className="button small"
          href={`/demo/calls.har?filter=${encodeURIComponent(JSON.stringify(filter))}`}
          download
        >
          <DownloadIcon />
          {t('demo.calls.har')}
        </a>
        <TextButton small pending={pending} onClick={() => change(() => sendDemoCommand('calls', 'DELETE'))}>
          {t('demo.calls.clear')}
        </TextButton>
      </div>
      <div className={styles.panes}>
        <div className={styles.list}>
          <CallTable opened={opened} hrefOf={id => withParameters({ open: id })} />
          <EmbeddedPagination />
        </div>
        {opened === null ? null : <CallDetails key={opened} id={opened} onClose={closeDialog} />}
      </div>
    </section>
  );
}

function CallTable({ opened, hrefOf }: { opened: string | null; hrefOf(id: string): string }) {
  const t = useText();
  const isSlim = useMedia(`(max-width: ${breakpoints.slim}px)`);
  const time = (
    <EmbeddedTable.Col<RecordedCall>
      key="time"
      label={t('demo.fields.time')}
      render={({ at }) => <Time seconds={Date.parse(at) / 1000}>{formatCallTime(at)}</Time>}
      width={20}
    />
  );
  const method = (
    <EmbeddedTable.Col<RecordedCall>
      key="method"
      label={t('demo.fields.method')}
      render={call => <strong className="mono">{call.method}</strong>}
      width={13}
    />
  );
  const path = (
    <EmbeddedTable.Col<RecordedCall>
      key="path"
      source="path"
      label={t('demo.fields.path')}
      format={String}
      render={call => (
        <Link
          id={callLinkId(call.id)}
          className={`mono ${styles.path}`}
          to={hrefOf(String(call.id))}
          replace
          preventScrollReset
          aria-current={String(call.id) === opened}
        >
          {call.path}
        </Link>
      )}
      width={44}
    />
  );
  return (
    <EmbeddedTable
      title={t('demo.title')}
      empty={<State kind="rows" title={t('demo.empty')} text={t('demo.emptyHint')} />}
      loadError="demo.loadError"
    >
      {/* In slim rows the first column is the link that opens the call. */}
      {isSlim ? [path, method, time] : [time, method, path]}
      <EmbeddedTable.Col<RecordedCall>
        label={t('demo.fields.status')}
        render={call => <CallStatus call={call} />}
        width={14}
      />
      <EmbeddedTable.NumberCol<RecordedCall>
        label={t('demo.fields.ms')}
        render={({ status: httpStatus, ms }) => (httpStatus ? formatCount(ms) : '')}
        width={10}
      />
    </EmbeddedTable>
  );
}
