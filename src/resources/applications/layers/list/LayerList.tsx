import AddIcon from '@mui/icons-material/AddOutlined';
import ServiceIcon from '@mui/icons-material/DnsOutlined';
import { useMemo, useState } from 'react';
import { NAMES_KEEP } from '../../../../access/useNames.ts';
import { useEndpointList } from '../../../../data/useEndpointList.ts';
import { useEndpointQuery } from '../../../../data/useEndpointQuery.ts';
import type { RowShape } from '../../../../lists/drawing.ts';
import { WholeExportButton } from '../../../../lists/export/ListExportButton.tsx';
import { FilterButton } from '../../../../lists/FilterButton.tsx';
import { FilterChips } from '../../../../lists/FilterChips.tsx';
import { ListTools, ToolsEnd } from '../../../../lists/ListTools.tsx';
import { Pages } from '../../../../lists/Pages.tsx';
import { Rows } from '../../../../lists/Rows.tsx';
import { SearchBox } from '../../../../lists/SearchBox.tsx';
import { TableTools } from '../../../../lists/TableTools.tsx';
import { WholeList } from '../../../../lists/WholeList.tsx';
import { useGeometryWord } from '../../../../organization/useGeometryWord.ts';
import { configs } from '../../../../platform/configs.ts';
import { layers } from '../../../../platform/layers.ts';
import { protectedLayers } from '../../../../platform/protectedLayers.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DialogButton } from '../../../../ui/dialog/DialogButton.tsx';
import { StaleNote } from '../../../../ui/failure/StaleNote.tsx';
import { count } from '../../../../ui/formats.ts';
import { lazyComponent } from '../../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../../ui/useText.ts';
import styles from '../../parts.module.css';
import type { TabProps } from '../../tabs.tsx';
import { shortAddress } from '../LayerAddress.tsx';
import { layerName } from '../layerName.ts';
import { PickerDialog } from '../pickerDialog.ts';
import { layerColumns, layerFilters, layerStart } from './layerColumns.tsx';
import { asRow, type LayerRow } from './layerRow.ts';
import { useDeleteLayer } from './useDeleteLayer.ts';
import { findUses, usesCount } from './usesOf.ts';

const LayerEditor = lazyComponent(() => import('./LayerRowForm.tsx'), ['layers']);
const NewLayer = lazyComponent(() => import('./NewLayer.tsx'), ['layers']);

const shape: RowShape<LayerRow> = {
  nameOf: ({ layer }) => layerName(layer),
  canEdit: () => true,
  canDelete: () => true,
};
const searched = ({ layer }: LayerRow) => [layer.name, layer.description, layer.url].map(textIn).join(' ');
const fits = ({ layer }: LayerRow, { geometryType, editable }: Readonly<Record<string, string>>) =>
  (!geometryType || layer.geometryType === geometryType) &&
  (!editable || (layer.editable === true) === (editable === 'yes'));

/** The layers of an application's map, however many: all of them come at once and are paged here. */
export function LayerList({ application }: TabProps) {
  const { _id } = application;
  const t = useText();
  const geometry = useGeometryWord();
  const [adding, setAdding] = useState(false);
  const {
    asked,
    rows: all,
    odd,
  } = useEndpointList(layers.ofApplication, { path: { appId: _id } }, { enabled: _id !== '' });
  const rows = useMemo(() => (asked.data === undefined ? undefined : all.map(asRow)), [asked.data, all]);
  const { rows: groups } = useEndpointList(
    protectedLayers.ofApplication,
    { path: { appId: _id } },
    { enabled: _id !== '' },
  );
  const { excludedQueryLayers: excluded } = application;
  const documents = useEndpointQuery(
    configs.ofApplication,
    { path: { appId: _id } },
    { enabled: _id !== '', staleTime: NAMES_KEEP },
  );
  const config = documents.data?.value;
  const usesOf = useMemo(
    () => findUses(all, { groups, excluded, configs: config }),
    [all, groups, excluded, config],
  );
  const remove = useDeleteLayer(application);
  const columns = useMemo(
    () =>
      layerColumns({ appId: _id, geometry, usesOf, yesNo: value => t(value === true ? 'ui.yes' : 'ui.no') }),
    [t, usesOf, _id, geometry],
  );
  const sorted = useMemo(() => {
    const texts = new Map(columns.map(({ source, text }) => [source as string, text]));
    return (row: LayerRow, source: string) =>
      source === 'layerId'
        ? (row.layer.id ?? '')
        : source === 'uses'
          ? usesCount(usesOf(row.layer))
          : (texts.get(source)?.(row) ?? '');
  }, [columns, usesOf]);
  const create = (
    <span className="row">
      <Button {...NewLayer.preloadProps} onClick={() => setAdding(true)}>
        <AddIcon />
        {t('layers.new')}
      </Button>
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
          {t('layers.title')} <span className={styles.count}>{all.length ? count(all.length) : ''}</span>
        </h2>
        {_id && rows?.length ? create : null}
      </div>
      {adding ? <NewLayer application={application} close={() => setAdding(false)} /> : null}
      {documents.error && rows?.length ? (
        <StaleNote
          error={documents.error}
          loadError="layers.uses.configsError"
          retry={() => void documents.refetch()}
        />
      ) : null}
      <WholeList
        area="layers"
        columns={columns}
        start={layerStart}
        loadError="error.loadData"
        prefix="layers"
        create={create}
        {...{ rows, odd, searched, sorted, fits }}
        error={asked.error}
        refetch={asked.refetch}
      >
        <ListTools>
          <SearchBox />
          <FilterButton filters={layerFilters} />
          <ToolsEnd>
            <TableTools />
            <WholeExportButton />
          </ToolsEnd>
          <FilterChips filters={layerFilters} />
        </ListTools>
        <Rows<LayerRow>
          shape={shape}
          facts={[
            ({ layer }) =>
              `${geometry(layer.geometryType)} · ${t(layer.editable ? 'layers.isEditable' : 'layers.readOnly')}`,
            ({ layer }) => shortAddress(textIn(layer.url)),
          ]}
          remove={({ layer }) => void remove(layer, usesOf(layer))}
          editor={({ layer }, close) => <LayerEditor appId={_id} layer={layer} close={close} />}
          preload={LayerEditor.preload}
        />
        <Pages />
      </WholeList>
    </section>
  );
}
