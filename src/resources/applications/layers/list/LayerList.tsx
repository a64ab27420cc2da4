import AddIcon from '@mui/icons-material/AddOutlined';
import ServiceIcon from '@mui/icons-material/DnsOutlined';
import { useCallback, useMemo, useState } from 'react';
import {
  CardList,
  DataTable,
  ExportButton,
  List,
  listFilters,
  ListViews,
  RowButton,
  SearchInput,
  SimpleList,
  TableTools,
  useRecordContext,
} from '../../../../admin/index.ts';
import { useEndpointList } from '../../../../data/useEndpointList.ts';
import { useEndpointQuery } from '../../../../data/useEndpointQuery.ts';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import { useGeometryLabel } from '../../../../domain/organizations/useGeometryLabel.ts';
import { NAMES_STALE_TIME } from '../../../../domain/people/useNames.ts';
import { configs } from '../../../../platform/configs.ts';
import { GEOMETRY_TYPES, layers } from '../../../../platform/layers.ts';
import type { ListDefaults } from '../../../../platform/lists.ts';
import { protectedLayers } from '../../../../platform/protectedLayers.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { DialogButton } from '../../../../ui/dialog/DialogButton.tsx';
import { StaleNote } from '../../../../ui/failure/StaleNote.tsx';
import { formatCount, formatOptional } from '../../../../ui/formats.ts';
import { lazyComponent } from '../../../../ui/lazy/lazyComponent.tsx';
import { State } from '../../../../ui/State.tsx';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import styles from '../../parts.module.css';
import { GeometryIcon } from '../GeometryIcon.tsx';
import { LayerAddress, shortAddress } from '../LayerAddress.tsx';
import { PickerDialog } from '../pickerDialog.ts';
import { findReferences } from './layerReferences.ts';
import { LayerReferencesButton } from './LayerReferencesButton.tsx';
import { matchesFilters, toLayerRow, type LayerRow } from './layerRow.ts';
import { useDeleteLayer } from './useDeleteLayer.ts';

export const layerDefinition = {
  pageSize: 24,
  sortBy: 'name',
  sortDirection: 'asc',
  view: 'table',
  sorts: ['name', 'geometryType', 'description', 'url', 'editable', 'uses', 'layerId'],
  filters: { geometryType: GEOMETRY_TYPES, editable: ['yes', 'no'] },
} as const satisfies ListDefaults;

const LayerEditor = lazyComponent(() => import('./LayerRowForm.tsx'), ['resources.layers']);
const NewLayer = lazyComponent(() => import('./NewLayer.tsx'), ['resources.layers']);

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  ...listFilters('layers', layerDefinition.filters),
];

const renderGeometry = ({ layer, geometryType }: LayerRow) => (
  <span className="row">
    <GeometryIcon type={textIn(layer.geometryType)} />
    {formatOptional(geometryType)}
  </span>
);
const renderAddress = ({ url }: LayerRow) => <LayerAddress url={url} />;
const formatUseCount = (uses: number) => String(uses || '');

/**
 * Lists the layers of an application's map. The platform returns all of them at once, so the pages are made
 * here.
 */
export function LayerList() {
  const application = useRecordContext<ApplicationRecord>()!;
  const { _id } = application;
  const t = useText();
  const geometry = useGeometryLabel();
  const [adding, setAdding] = useState(false);
  const {
    query,
    rows: all,
    skippedCount,
  } = useEndpointList(layers.ofApplication, { path: { appId: _id } }, { enabled: _id !== '' });
  const { rows: groups } = useEndpointList(
    protectedLayers.ofApplication,
    { path: { appId: _id } },
    { enabled: _id !== '' },
  );
  const { excludedQueryLayers: excluded } = application;
  const documents = useEndpointQuery(
    configs.ofApplication,
    { path: { appId: _id } },
    { enabled: _id !== '', staleTime: NAMES_STALE_TIME },
  );
  const config = documents.data?.value;
  const usesOf = useMemo(
    () => findReferences(all, { groups, excluded, configs: config }),
    [all, groups, excluded, config],
  );
  const isRead = query.data !== undefined;
  const records = useMemo(() => {
    const texts = { geometry, yesNo: (isEditable: boolean) => t(isEditable ? 'ui.yes' : 'ui.no') };
    return isRead ? all.map(layer => toLayerRow(layer, usesOf(layer), texts)) : null;
  }, [isRead, all, usesOf, geometry, t]);
  const remove = useDeleteLayer(application);
  const renderUses = useCallback(() => <LayerReferencesButton appId={_id} />, [_id]);
  const create = (
    <span className="row">
      <TextButton {...NewLayer.preloadProps} onClick={() => setAdding(true)}>
        <AddIcon />
        {t('resources.layers.page.create')}
      </TextButton>
      <DialogButton variant="primary" dialog={PickerDialog} with={{ appId: _id }}>
        <ServiceIcon />
        {t('mapServices.open')}
      </DialogButton>
    </span>
  );
  return (
    <section aria-labelledby="application-layers" className={styles.part}>
      <div className={styles.head}>
        <h2 id="application-layers">
          {t('resources.layers.page.list')}{' '}
          <span className={styles.count}>{all.length ? formatCount(all.length) : ''}</span>
        </h2>
        {_id && records?.length ? create : null}
      </div>
      {adding ? <NewLayer onClose={() => setAdding(false)} /> : null}
      {documents.error && records?.length ? (
        <StaleNote
          error={documents.error}
          loadError="resources.layers.uses.configsError"
          retry={() => void documents.refetch()}
        />
      ) : null}
      <List<LayerRow>
        resource="layers"
        addressPrefix="layers"
        definition={layerDefinition}
        title={false}
        filters={filters}
        actions={
          <>
            <TableTools />
            <ExportButton />
          </>
        }
        empty={
          <div className="panel">
            <State kind="rows" title={t('resources.layers.empty')} text={t('resources.layers.invite')}>
              {create}
            </State>
          </div>
        }
        records={records}
        error={query.error}
        refetch={query.refetch}
        skippedCount={skippedCount}
        matchesFilters={matchesFilters}
      >
        <ListViews<LayerRow>
          rowClick={false}
          inlineEdit={<LayerEditor appId={_id} />}
          rowActions={
            <>
              <RowButton action="edit" />
              <RowButton<LayerRow>
                action="delete"
                onClick={({ layer, usedBy }) => void remove(layer, usedBy)}
              />
            </>
          }
          table={
            <DataTable<LayerRow>>
              <DataTable.Col<LayerRow> source="name" width={20} />
              <DataTable.Col<LayerRow>
                source="geometryType"
                width={12}
                format={String}
                render={renderGeometry}
              />
              <DataTable.Col<LayerRow> source="description" width={24} quiet />
              <DataTable.Col<LayerRow> source="url" width={28} format={String} render={renderAddress} />
              <DataTable.Col<LayerRow> source="editable" width={9} />
              <DataTable.NumberCol<LayerRow>
                source="uses"
                width={9}
                format={formatUseCount}
                render={renderUses}
              />
              <DataTable.Col<LayerRow> source="layerId" width={9} initialVisibility="chosen" />
            </DataTable>
          }
          cards={<CardList />}
          narrow={
            <SimpleList<LayerRow>
              secondaryText={({ layer, geometryType }) =>
                `${geometryType} · ${t(layer.editable ? 'resources.layers.isEditable' : 'resources.layers.readOnly')}`
              }
              tertiaryText={({ url }) => shortAddress(url)}
            />
          }
        />
      </List>
    </section>
  );
}
