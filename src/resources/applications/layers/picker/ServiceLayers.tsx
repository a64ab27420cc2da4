import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import { memo, useEffect, useMemo, useState } from 'react';
import { RecordContextProvider, RecordsIterator, useRecordContext } from '../../../../admin/index.ts';
import { useEndpointQuery } from '../../../../data/useEndpointQuery.ts';
import { foldText } from '../../../../platform/fold.ts';
import { mapServices, requiresSignIn } from '../../../../platform/mapServices.ts';
import { urlKey } from '../../../../platform/parseArcGisUrl.ts';
import { FailedState } from '../../../../ui/failure/FailedState.tsx';
import { IconAction } from '../../../../ui/IconAction.tsx';
import { QueryState } from '../../../../ui/QueryState.tsx';
import { State } from '../../../../ui/State.tsx';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import {
  isDrawable,
  pathName,
  serviceLayers,
  withDetails,
  type ArcgisLayer,
  type ArcgisService,
} from '../../arcgis.ts';
import { GeometryIcon } from '../GeometryIcon.tsx';
import { PaneSearch } from './PaneSearch.tsx';
import styles from './picker.module.css';

interface Props {
  service: ArcgisService;
  /** The number of the layer whose URL was typed. */
  wanted: number | undefined;
  /** The URLs of the application's layers, as `urlKey` returns them. */
  here: ReadonlySet<string>;
  picked: ReadonlyMap<string, ArcgisLayer>;
  shown: string | undefined;
  pick(layers: ArcgisLayer[], isPicked: boolean): void;
  show(layer: ArcgisLayer): void;
  back(): void;
}

/** Selects layers of a service. Layers that the application already has cannot be selected. */
export function ServiceLayers({ service, wanted, here, picked, shown, pick, show, back }: Props) {
  const t = useText();
  const [isSecured, setSecured] = useState(false);
  const [typed, type] = useState('');
  const query = useEndpointQuery(mapServices.layers, {
    query: { url: service.url, ...(isSecured && { isSecured: 'true' }) },
  });
  const { data, error } = query;
  const all = useMemo(() => serviceLayers(service, data?.layers), [service, data]);
  const text = foldText(typed.trim());
  const found = text ? all.filter(layer => foldText(pathName(layer)).includes(text)) : all;
  const free = found.filter(layer => isDrawable(layer) && !here.has(urlKey(layer.id)));
  const addressed = useMemo(() => all.find(({ mapId }) => mapId === wanted), [all, wanted]);
  useEffect(() => {
    if (addressed) show(addressed);
  }, [addressed, show]);
  const chosen = free.filter(({ id }) => picked.has(id)).length;
  const own = [...here].filter(url => url.startsWith(`${urlKey(service.url)}/`)).length;
  const stays = own ? <p className={styles.note}>{t('mapServices.stay', { smart_count: own })}</p> : null;

  const content = () => {
    if (error)
      return (
        <>
          <FailedState heading="h3" error={error} loadError="mapServices.down" retry={query.refetch} />
          {stays}
        </>
      );
    if (data?.error && requiresSignIn(data.error))
      return (
        <>
          <State
            kind="refused"
            heading="h3"
            title={t(isSecured ? 'mapServices.closed' : 'mapServices.secured')}
            {...(!isSecured && { text: t('mapServices.securedHint') })}
          >
            {isSecured ? null : (
              <TextButton onClick={() => setSecured(true)}>{t('mapServices.openSecured')}</TextButton>
            )}
          </State>
          {stays}
        </>
      );
    if (data?.error)
      return (
        <>
          <State kind="error" heading="h3" title={t('mapServices.refused')} text={data.error.message} />
          {stays}
        </>
      );
    if (!all.length)
      return (
        <QueryState
          query={query}
          loadError="mapServices.down"
          empty={{ title: 'mapServices.none', text: 'mapServices.noneHint' }}
        />
      );
    if (!found.length) return <p className={styles.note}>{t('list.nothingFound')}</p>;
    return (
      <>
        {wanted === undefined || addressed ? null : (
          <p className={styles.note}>{t('mapServices.noSuchLayer', { layer: wanted })}</p>
        )}
        <ul>
          <RecordsIterator<ArcgisLayer>
            data={found}
            total={found.length}
            isPending={false}
            render={({ id, undrawn }) => {
              const Row = undrawn === 'unknown' ? UnknownLayerRow : LayerRow;
              return (
                <Row
                  isHere={here.has(urlKey(id))}
                  isPicked={picked.has(id)}
                  isShown={id === shown}
                  pick={pick}
                  show={show}
                />
              );
            }}
          />
        </ul>
      </>
    );
  };
  return (
    <section className={styles.pane} aria-label={service.name}>
      <div className={styles.head}>
        <IconAction className={styles.back} label={t('mapServices.back')} onClick={back}>
          <ArrowBackIcon />
        </IconAction>
        {free.length ? (
          <input
            type="checkbox"
            className="checkbox"
            aria-label={t('mapServices.all')}
            checked={chosen === free.length}
            ref={box => void (box && (box.indeterminate = chosen > 0 && chosen < free.length))}
            onChange={({ target }) => pick(free, target.checked)}
          />
        ) : null}
        <h3>{service.name}</h3>
        <span className={`secondary ${styles.count}`}>
          {all.length ? t('mapServices.layers', { smart_count: all.length }) : ''}
        </span>
        {all.length ? <PaneSearch label={t('resources.layers.search')} typed={typed} type={type} /> : null}
      </div>
      <div className={styles.body}>{content()}</div>
    </section>
  );
}

interface RowProps extends Pick<Props, 'pick' | 'show'> {
  isHere: boolean;
  isPicked: boolean;
  isShown: boolean;
}

/** Memoized, because a service can have thousands of layers. */
const LayerRow = memo(function LayerRow({ isHere, isPicked, isShown, pick, show }: RowProps) {
  const t = useText();
  const layer = useRecordContext<ArcgisLayer>()!;
  const { geometry, undrawn = 'unknown' } = layer;
  const name = pathName(layer);
  return (
    <li className={`${styles.layer} ${isPicked ? styles.picked : ''}`}>
      {isHere ? (
        <CheckIcon className={styles.here} />
      ) : (
        <input
          type="checkbox"
          className="checkbox"
          aria-label={name}
          disabled={!isDrawable(layer) && !isPicked}
          checked={isPicked}
          onChange={({ target }) => pick([layer], target.checked)}
        />
      )}
      <GeometryIcon type={geometry ?? ''} />
      <button
        type="button"
        aria-current={isShown}
        aria-label={t('mapServices.details', { name })}
        onClick={() => show(layer)}
      >
        {layer.groups.length ? <span className="secondary">{`${layer.groups.join(' › ')} › `}</span> : null}
        {layer.name}
      </button>
      <span className="secondary">
        {isHere
          ? t('mapServices.here')
          : geometry
            ? t(`resources.layers.option.${geometry}`)
            : t(`mapServices.undrawn.${undrawn}`)}
      </span>
    </li>
  );
});

/** The service omits the geometry of this layer, so it is read when the layer is shown. */
const UnknownLayerRow = memo(function UnknownLayerRow(props: RowProps) {
  const layer = useRecordContext<ArcgisLayer>()!;
  const { data } = useEndpointQuery(
    mapServices.layer,
    { query: { url: layer.id } },
    { enabled: props.isShown },
  );
  const known = useMemo(() => ({ ...layer, ...withDetails(layer, data) }), [layer, data]);
  return (
    <RecordContextProvider value={known}>
      <LayerRow {...props} />
    </RecordContextProvider>
  );
});
