import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Link } from 'react-router-dom';
import { FindHere } from '../../lists/FindHere.tsx';
import type { SmallColumn } from '../../lists/small/columns.ts';
import { SmallTable } from '../../lists/small/SmallTable.tsx';
import { useFind } from '../../lists/useFind.ts';
import { useOwnParameters } from '../../lists/useOwnParameters.ts';
import { Button } from '../../ui/Button.tsx';
import type { FieldOf } from '../../ui/fieldLabel.ts';
import { count, timeOf } from '../../ui/formats.ts';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import { CallDetails } from './CallDetails.tsx';
import { CallStatus, statusWord } from './CallStatus.tsx';
import styles from './demo.module.css';
import type { Call } from './records.ts';
import { press } from './rest.ts';
import { useChange, useNewest } from './useRecords.ts';

const KINDS = ['all', 'changes', 'refused'] as const;
type Row = Call & { _id: string };

const exactly = (at: string) => `${timeOf(Date.parse(at))}.${at.slice(20, 23)}`;
const linkOf = (id: number | string) => `call-${id}`;

/** The calls of everybody to the platform, the newest first; one of them opened beside them. */
export function CallsPanel() {
  const t = useText();
  const { own, hrefOf, go } = useOwnParameters('call');
  const { typed, type, wanted } = useFind('call');
  const kind = KINDS.find(one => one === own.get('kind')) ?? 'all';
  const opened = own.get('open');
  const filter = { ...(wanted && { q: wanted }), ...(kind !== 'all' && { kind }) };
  const pages = useNewest<Call>('demo/calls', {
    prefix: 'call',
    pageSize: 11,
    filter,
    still: opened !== null,
  });
  const { change, pending } = useChange('demo/calls', 'demo.calls.clearError');
  const withParameters = (set: Record<string, string | undefined>) => {
    const next = new URLSearchParams(own);
    for (const [name, value] of Object.entries(set))
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    return hrefOf(next);
  };
  const close = async () => {
    await go(withParameters({ open: undefined }));
    document.getElementById(linkOf(opened!))?.focus();
  };
  const slim = useMedia(`(max-width: ${breakpoints.slim}px)`);
  const [at, method, path, ...others]: SmallColumn<Row, FieldOf<'demo'>>[] = [
    { source: 'time', text: ({ at }) => exactly(at), width: 20 },
    {
      source: 'method',
      text: ({ method }) => method,
      draw: ({ method }) => <strong className="mono">{method}</strong>,
      width: 13,
    },
    {
      source: 'path',
      text: ({ path }) => path,
      draw: ({ id, path }) => (
        <Link
          id={linkOf(id)}
          className={`mono ${styles.path}`}
          to={withParameters({ open: String(id) })}
          replace
          preventScrollReset
          aria-current={String(id) === opened}
        >
          {path}
        </Link>
      ),
      width: 44,
    },
    {
      source: 'status',
      text: call => statusWord(t, call),
      draw: call => <CallStatus call={call} />,
      width: 14,
    },
    { source: 'ms', text: ({ status, ms }) => (status ? count(ms) : ''), numeric: true, width: 10 },
  ];
  // Where rows have no columns their first line is what opens them.
  const columns = (slim ? [path, method, at, ...others] : [at, method, path, ...others]).filter(
    column => column !== undefined,
  );
  return (
    <section className={`panel ${styles.calls}`}>
      <div className={`panel-head ${styles.head}`}>
        <h2>
          {t('demo.title')} <span className={styles.count}>{pages.rows ? count(pages.total) : ''}</span>
        </h2>
        <FindHere title={t('demo.title')} typed={typed} type={type} />
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
        <Button small pending={pending} onClick={() => change(() => press('calls', 'DELETE'))}>
          {t('demo.calls.clear')}
        </Button>
      </div>
      <div className={styles.panes}>
        <div className={styles.list}>
          <SmallTable area="demo" pages={pages} columns={columns} texts={{ loadError: 'demo.loadError' }} />
        </div>
        {opened === null ? null : <CallDetails key={opened} id={opened} close={close} />}
      </div>
    </section>
  );
}
