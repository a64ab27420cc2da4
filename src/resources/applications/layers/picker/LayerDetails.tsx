import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import { useEndpointQuery } from '../../../../data/useEndpointQuery.ts';
import { mapServices } from '../../../../platform/mapServices.ts';
import { objectsIn, textIn } from '../../../../platform/unchecked.ts';
import { FailedState } from '../../../../ui/failure/FailedState.tsx';
import { formatOptional } from '../../../../ui/formats.ts';
import { IconAction } from '../../../../ui/IconAction.tsx';
import { State } from '../../../../ui/State.tsx';
import { useText } from '../../../../ui/useText.ts';
import { isEditable, pathName, withDetails, type ArcgisLayer } from '../../arcgis.ts';
import { GeometryIcon } from '../GeometryIcon.tsx';
import styles from './picker.module.css';

export function LayerDetails({ layer, back }: { layer: ArcgisLayer; back(): void }) {
  const t = useText();
  const query = { url: layer.id };
  const details = useEndpointQuery(mapServices.layer, { query });
  const fields = useEndpointQuery(mapServices.fields, { query });
  const error = details.error ?? fields.error;
  const refused = details.data?.error ?? fields.data?.error;
  const { geometry, undrawn = 'unknown' } = withDetails(layer, details.data);
  const listed = objectsIn(fields.data?.fields);
  const waits = details.isPending || fields.isPending;
  const lineOf = (text: string) =>
    details.isPending ? <span className="skeleton" style={{ width: '60%' }} /> : formatOptional(text);
  const retry = () => {
    if (details.error) void details.refetch();
    if (fields.error) void fields.refetch();
  };
  return (
    <section
      className={styles.pane}
      aria-label={t('mapServices.details', { name: pathName(layer) })}
      aria-busy={waits}
    >
      <div className={styles.head}>
        <IconAction className={styles.back} label={t('mapServices.backToLayers')} onClick={back}>
          <ArrowBackIcon />
        </IconAction>
        <h3>{layer.name}</h3>
        <span className={`secondary ${styles.count}`}>
          {listed.length ? t('mapServices.fields', { smart_count: listed.length }) : ''}
        </span>
      </div>
      <div className={styles.body}>
        {error ? (
          <FailedState heading="h3" error={error} loadError="mapServices.detailsError" retry={retry} />
        ) : refused ? (
          <State kind="error" heading="h3" title={t('mapServices.detailsError')} text={refused.message} />
        ) : (
          <>
            <dl className={styles.facts}>
              <dt>{t('resources.layers.fields.geometryType')}</dt>
              <dd className="row">
                <GeometryIcon type={geometry ?? ''} />
                {geometry ? t(`resources.layers.option.${geometry}`) : t(`mapServices.undrawn.${undrawn}`)}
              </dd>
              <dt>{t('resources.layers.fields.description')}</dt>
              <dd>{lineOf(textIn(details.data?.description))}</dd>
              <dt>{t('resources.layers.fields.editable')}</dt>
              <dd>{lineOf(t(isEditable(details.data?.capabilities) ? 'ui.yes' : 'ui.no'))}</dd>
            </dl>
            <ul>
              {listed.map(({ name, alias, type }, at) => (
                // Two fields may be equal.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at} className={styles.field}>
                  <span>
                    <span className="mono">{textIn(name)}</span>
                    {textIn(alias) && alias !== name ? (
                      <span className="secondary">{textIn(alias)}</span>
                    ) : null}
                  </span>
                  <span className="secondary">{textIn(type).replace(/^esriFieldType/, '')}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
