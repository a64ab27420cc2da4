import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { EmbeddedTable } from '../../admin/index.ts';
import { BarChart } from '../../charts/BarChart.tsx';
import { ChartPanel } from '../../charts/ChartPanel.tsx';
import { ChartTable } from '../../charts/ChartTable.tsx';
import { CountSelector } from '../../charts/CountSelector.tsx';
import { useEndpointList } from '../../data/useEndpointList.ts';
import { tags, type Tag } from '../../platform/tags.ts';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { formatCount } from '../../ui/formats.ts';
import { paths } from '../../ui/paths.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';

type Row = Tag & { id: string; _id: string };

/** Page sizes (docs/behaviour.md 1 §9). */
const SIZES = [8, 24, 100];

const mapsOf = ({ numberOfMapsTagged = 0 }: Tag) => numberOfMapsTagged;

/** Charts the tags with the most maps among the search results. */
export default function TopTags() {
  const t = useText();
  const { q = '' } = useListFilterContext().filterValues as { q?: string };
  const [size, setSize] = useState(SIZES[0]!);
  const params = {
    page: 1,
    pageSize: size,
    sortBy: 'numberOfMapsTagged',
    sortDirection: 'desc' as const,
    ...(q && { query: q }),
  };
  const {
    query,
    rows,
    list: listed,
  } = useEndpointList(tags.list, { query: params }, { placeholderData: keepPreviousData });
  const title = t('charts.maps.title');
  const awaited = query.data === undefined;
  const top = awaited
    ? undefined
    : rows
        .toSorted((a, b) => mapsOf(b) - mapsOf(a))
        .slice(0, size)
        .map((tag): Row => ({ ...tag, id: tag._id ?? tag.tagName, _id: tag._id ?? tag.tagName }));
  const state =
    awaited && query.error ? (
      <FailedState error={query.error} loadError="resources.tags.loadError" retry={query.refetch} />
    ) : top?.length === 0 ? (
      <State
        kind="rows"
        title={t(q ? 'list.nothingFound' : 'resources.tags.empty')}
        text={q ? '' : t('resources.tags.invite')}
      />
    ) : undefined;
  const note = [
    q && t('charts.maps.found', { text: q }),
    top?.length && t('charts.maps.of', { shown: formatCount(top.length), total: formatCount(listed.total) }),
  ];
  return (
    <ChartPanel
      name="tags"
      title={title}
      note={note.filter(Boolean).join(', ')}
      isLoading={awaited && !query.error}
      tools={
        listed.total > SIZES[0]! ? (
          <CountSelector
            label={t('charts.howMany')}
            value={size}
            onChange={setSize}
            options={SIZES.map(value => ({ value, text: t('charts.top', { count: value }) }))}
          />
        ) : null
      }
      {...(state && { state })}
      chart={
        <BarChart
          title={title}
          expectedCount={top?.length ?? size}
          bars={top?.map(tag => ({
            _id: tag._id,
            name: tag.tagName,
            to: paths.tags.edit(tag._id),
            value: mapsOf(tag),
            valueText: t('charts.maps.said', { smart_count: mapsOf(tag), count: formatCount(mapsOf(tag)) }),
          }))}
        />
      }
      table={
        <ChartTable title={title} records={top} expectedCount={size} isRefreshing={query.isPlaceholderData}>
          <EmbeddedTable.Col<Row>
            label={t('charts.maps.name')}
            render={({ tagName }) => tagName}
            width={70}
          />
          <EmbeddedTable.NumberCol<Row>
            label={t('charts.maps.maps')}
            render={tag => formatCount(mapsOf(tag))}
            width={30}
          />
        </ChartTable>
      }
    />
  );
}
