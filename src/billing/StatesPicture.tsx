import { percent } from '../charts/percent.ts';
import { Picture } from '../charts/Picture.tsx';
import { Shares, type Fill } from '../charts/Shares.tsx';
import { FactTable } from '../lists/small/FactTable.tsx';
import type { Subscriptions } from '../platform/subscriptions.ts';
import { count } from '../ui/formats.ts';
import { useText } from '../ui/useText.ts';
import { countStates, STATES, type SubscriptionState } from './states.ts';

const fills: Record<SubscriptionState, Fill> = {
  active: 'ok',
  ends: 'plain',
  owing: 'err',
  incomplete: 'warn',
  paused: 'paused',
  cancelled: 'quiet',
  other: 'other',
};

interface Row {
  _id: string;
  name: string;
  value: number;
}

/** Somebody's subscriptions by their state; each leads to where those that run, or those that were cancelled, are listed. */
export default function StatesPicture({ subscriptions }: { subscriptions: Subscriptions }) {
  const t = useText();
  const counts = countStates(subscriptions);
  const states = STATES.filter(state => counts[state]);
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  const title = t('charts.states.title');
  const rows: Row[] = states.map(state => ({
    _id: state,
    name: t(`charts.states.kind.${state}`),
    value: counts[state],
  }));
  const columns = [
    { source: 'state', label: t('charts.states.state'), text: ({ name }: Row) => name, width: 50 },
    {
      source: 'count',
      label: t('charts.states.count'),
      text: ({ value }: Row) => count(value),
      numeric: true,
      width: 28,
    },
    {
      source: 'share',
      label: t('charts.states.share'),
      text: ({ value }: Row) => percent(value, all),
      numeric: true,
      width: 22,
    },
  ];
  return (
    <Picture
      name="states"
      title={title}
      note={t('charts.states.note', { smart_count: all })}
      chart={
        <Shares
          title={title}
          shares={rows.map(row => ({
            ...row,
            href: row._id === 'cancelled' ? '#archived-subscriptions' : '#subscriptions',
            fill: fills[row._id as SubscriptionState],
          }))}
        />
      }
      table={
        <FactTable
          title={t('charts.table', { title })}
          columns={columns}
          rows={[...rows, { _id: 'all', name: t('charts.states.all'), value: all }]}
          expected={rows.length + 1}
          refreshing={false}
        />
      }
    />
  );
}
