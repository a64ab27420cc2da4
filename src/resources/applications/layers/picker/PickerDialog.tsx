import { useState } from 'react';
import { BulkResultsDialog } from '../../../../admin/bulk/BulkResultsDialog.tsx';
import { useSharedForm } from '../../../../admin/index.ts';
import { useEndpointList } from '../../../../data/useEndpointList.ts';
import { layers } from '../../../../platform/layers.ts';
import { urlKey } from '../../../../platform/parseArcGisUrl.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { useText } from '../../../../ui/useText.ts';
import { pathName, type ArcgisLayer } from '../../arcgis.ts';
import { PickedLayersInput } from './PickedLayersInput.tsx';
import { useAddLayers } from './useAddLayers.ts';

const NOTHING: { layers: ArcgisLayer[] } = { layers: [] };

/** Adds layers of map services to the application. */
export default function PickerDialog({ appId, onClose }: { appId: string; onClose(): void }) {
  const t = useText();
  const { rows } = useEndpointList(layers.ofApplication, { path: { appId } });
  const [here] = useState(() => new Set(rows.map(({ url }) => urlKey(textIn(url)))));
  const {
    form,
    values: { layers: records },
  } = useSharedForm(NOTHING);
  const { add, takeAway } = useAddLayers(appId);
  const services = new Set(records.map(one => one.service.url)).size;
  const words = {
    question: t('mapServices.title'),
    action: records.length ? t('mapServices.add', { smart_count: records.length }) : t('mapServices.addNone'),
    running: (done: string, total: string) => t('mapServices.adding', { done, total }),
    done: (smart_count: number) => t('mapServices.added', { smart_count }),
  };
  return (
    <BulkResultsDialog<ArcgisLayer>
      wide="panes"
      texts={words}
      records={records}
      nameOf={pathName}
      paragraphs={[
        records.length
          ? t('mapServices.summary', {
              layers: t('mapServices.layers', { smart_count: records.length }),
              services: t('mapServices.ofServices', { smart_count: services }),
            })
          : t('mapServices.hint'),
      ]}
      form={form}
      action={{ perform: add }}
      undo={{
        doneText: done => t('mapServices.added', { smart_count: done.length }),
        inverse: { perform: takeAway },
        undoneText: back => t('mapServices.undone', { smart_count: back.length }),
      }}
      onClose={onClose}
    >
      <PickedLayersInput source="layers" here={here} />
    </BulkResultsDialog>
  );
}
