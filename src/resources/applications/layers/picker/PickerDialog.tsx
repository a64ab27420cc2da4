import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { BulkResultsDialog } from '../../../../admin/bulk/BulkResultsDialog.tsx';
import { useEndpointList } from '../../../../data/useEndpointList.ts';
import { layers } from '../../../../platform/layers.ts';
import { addressKey } from '../../../../platform/serviceAddress.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { State } from '../../../../ui/State.tsx';
import { useText } from '../../../../ui/useText.ts';
import { pathName, type Service, type ServiceLayer } from '../../arcgis.ts';
import { LayerDetails } from './LayerDetails.tsx';
import styles from './picker.module.css';
import { ServiceLayers } from './ServiceLayers.tsx';
import { ServiceList } from './ServiceList.tsx';
import { useAddLayers } from './useAddLayers.ts';

/** Enter in a search or on a tick is no sending of all that is chosen. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Layers of services, any number at once, become layers of the application. */
export default function PickerDialog({ appId, close }: { appId: string; close(): void }) {
  const t = useText();
  const { rows } = useEndpointList(layers.ofApplication, { path: { appId } });
  const [here] = useState(() => new Set(rows.map(({ url }) => addressKey(textIn(url)))));
  const [typed, type] = useState('');
  const [service, setService] = useState<Service>();
  const [wanted, setWanted] = useState<number>();
  const [shown, setShown] = useState<ServiceLayer>();
  const [picked, setPicked] = useState<ReadonlyMap<string, ServiceLayer>>(new Map());
  const { add, takeAway } = useAddLayers(appId);
  const pick = useCallback(
    (some: ServiceLayer[], isPicked: boolean) =>
      setPicked(before => {
        const next = new Map(before);
        for (const layer of some)
          if (isPicked) next.set(layer.id, layer);
          else next.delete(layer.id);
        return next;
      }),
    [],
  );
  const records = useMemo(() => [...picked.values()], [picked]);
  const open = (next: Service, layer?: number) => {
    setService(next);
    setWanted(layer);
    setShown(undefined);
  };
  const services = new Set(records.map(one => one.service.url)).size;
  const words = {
    ask: t('mapServices.title'),
    action: records.length ? t('mapServices.add', { smart_count: records.length }) : t('mapServices.addNone'),
    running: (done: string, total: string) => t('mapServices.adding', { done, total }),
    done: (smart_count: number) => t('mapServices.added', { smart_count }),
  };
  const panes = (
    <div
      role="presentation"
      className={styles.panes}
      data-shows={shown ? 'details' : service ? 'layers' : 'services'}
      onKeyDown={keepEnter}
    >
      <ServiceList
        typed={typed}
        type={type}
        opened={service}
        open={open}
        chosenOf={url => records.filter(one => one.service.url === url).length}
      />
      {service ? (
        <ServiceLayers
          key={`${service.url} ${wanted}`}
          service={service}
          wanted={wanted}
          here={here}
          picked={picked}
          shown={shown?.id}
          pick={pick}
          show={setShown}
          back={() => setService(undefined)}
        />
      ) : (
        <div className={styles.pane}>
          <State
            kind="empty"
            heading="h3"
            title={t('mapServices.choose')}
            text={t('mapServices.chooseHint')}
          />
        </div>
      )}
      {shown ? (
        <LayerDetails key={shown.id} layer={shown} back={() => setShown(undefined)} />
      ) : (
        <p className={`${styles.pane} ${styles.note}`}>{service ? t('mapServices.showHint') : ''}</p>
      )}
    </div>
  );
  return (
    <BulkResultsDialog<ServiceLayer>
      wide="panes"
      words={words}
      records={records}
      nameOf={pathName}
      lines={[
        records.length
          ? t('mapServices.summary', {
              layers: t('mapServices.layers', { smart_count: records.length }),
              services: t('mapServices.ofServices', { smart_count: services }),
            })
          : t('mapServices.hint'),
      ]}
      choice={panes}
      chosen={records.length > 0}
      action={{ perform: add }}
      undo={{
        told: done => t('mapServices.added', { smart_count: done.length }),
        inverse: { perform: takeAway },
        undone: back => t('mapServices.undone', { smart_count: back.length }),
      }}
      close={close}
    />
  );
}
