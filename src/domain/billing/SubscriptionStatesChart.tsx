import { EmbeddedTable } from '../../admin/index.ts';
import { ChartPanel } from '../../charts/ChartPanel.tsx';
import { ChartTable } from '../../charts/ChartTable.tsx';
import { formatPercent, StackedBar, type Fill } from '../../charts/StackedBar.tsx';
import type { Subscriptions } from '../../platform/subscriptions.ts';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { countStates, SUBSCRIPTION_STATES, type SubscriptionState } from './subscriptionStates.ts';

const fills: Record<SubscriptionState, Fill> = {
  active: 'success',
  ends: 'neutral',
  owing: 'error',
  incomplete: 'warning',
  paused: 'paused',
  cancelled: 'secondary',
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
    <ChartPanel
      name="states"
      title={title}
      note={t('charts.states.note', { smart_count: all })}
      chart={
        <StackedBar
          title={title}
          shares={rows.map(row => ({
            ...row,
            href: row._id === 'cancelled' ? '#archived-subscriptions' : '#subscriptions',
            fill: fills[row._id as SubscriptionState],
          }))}
        />
      }
      table={
        <ChartTable
          title={title}
          records={[...rows, { id: 'all', name: t('charts.states.all'), value: all }]}
          expectedCount={rows.length + 1}
        >
          <EmbeddedTable.Col source="name" label={t('charts.states.state')} width={50} />
          <EmbeddedTable.NumberCol
            source="value"
            label={t('charts.states.count')}
            format={formatCount}
            width={28}
          />
          <EmbeddedTable.NumberCol<StateRow>
            label={t('charts.states.share')}
            render={({ value }) => formatPercent(value, all)}
            width={22}
          />
        </ChartTable>
      }
    />
  );
}
