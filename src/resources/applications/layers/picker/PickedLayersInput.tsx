import { useMemo, useState, type KeyboardEvent } from 'react';
import { useEvent, useInput } from 'react-admin';
import { State } from '../../../../ui/State.tsx';
import { useText } from '../../../../ui/useText.ts';
import type { ArcgisLayer, ArcgisService } from '../../arcgis.ts';
import { LayerDetails } from './LayerDetails.tsx';
import styles from './picker.module.css';
import { ServiceLayers } from './ServiceLayers.tsx';
import { ServiceList } from './ServiceList.tsx';

/** Keeps Enter in a search or on a checkbox from submitting the form. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

interface Props {
  source: string;
  /** The URLs of the application's layers, as `urlKey` returns them. */
  here: ReadonlySet<string>;
}

const unchanged = (value: unknown) => value;

/** An input whose value is a list of layers from any number of services. */
export function PickedLayersInput({ source, here }: Props) {
  const t = useText();
  const { field } = useInput({ source, format: unchanged, parse: unchanged });
  const value = field.value as ArcgisLayer[];
  const picked = useMemo(() => new Map(value.map(layer => [layer.id, layer])), [value]);
  const [typed, type] = useState('');
  const [service, setService] = useState<ArcgisService>();
  const [wanted, setWanted] = useState<number>();
  const [shown, setShown] = useState<ArcgisLayer>();
  // A stable function keeps thousands of rows from rendering again.
  const pick = useEvent((some: ArcgisLayer[], isPicked: boolean) => {
    const next = new Map(picked);
    for (const layer of some)
      if (isPicked) next.set(layer.id, layer);
      else next.delete(layer.id);
    field.onChange([...next.values()]);
  });
  const openService = (next: ArcgisService, layer?: number) => {
    setService(next);
    setWanted(layer);
    setShown(undefined);
  };
  return (
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
        onOpen={openService}
        chosenOf={url => value.filter(one => one.service.url === url).length}
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
}
