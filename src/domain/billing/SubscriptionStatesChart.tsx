import { SmallTable } from '../../admin/index.ts';
import { Picture } from '../../charts/Picture.tsx';
import { PictureTable } from '../../charts/PictureTable.tsx';
import { percent, Shares, type Fill } from '../../charts/Shares.tsx';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { countStates, SUBSCRIPTION_STATES, type SubscriptionState } from './subscriptionStates.ts';

const fills: Record<SubscriptionState, Fill> = {
  active: 'ok',
  ends: 'plain',
  owing: 'err',
  incomplete: 'warn',
  paused: 'paused',
  cancelled: 'quiet',
  other: 'other',
};

interface StateRow {
  id: string;
  _id: string;
  name: string;
  value: number;
}

/**
 * Charts the subscriptions of a user by state. Each state links to the list that contains its subscriptions.
 */
export default function SubscriptionStatesChart({ subscriptions }: { subscriptions: Subscriptions }) {
  const t = useText();
  const counts = countStates(subscriptions);
  const states = SUBSCRIPTION_STATES.filter(state => counts[state]);
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  const title = t('charts.states.title');
  const rows: StateRow[] = states.map(state => ({
    id: state,
    _id: state,
    name: t(`charts.states.kind.${state}`),
    value: counts[state],
  }));
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
        <PictureTable
          title={title}
          records={[...rows, { id: 'all', name: t('charts.states.all'), value: all }]}
          expected={rows.length + 1}
        >
          <SmallTable.Col source="name" label={t('charts.states.state')} width={50} />
          <SmallTable.NumberCol
            source="value"
            label={t('charts.states.count')}
            format={formatCount}
            width={28}
          />
          <SmallTable.NumberCol<StateRow>
            label={t('charts.states.share')}
            render={({ value }) => percent(value, all)}
            width={22}
          />
        </PictureTable>
      }
    />
  );
}
