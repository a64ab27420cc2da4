import LockIcon from '@mui/icons-material/LockOutlined';
import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../../../ui/formats.ts';
import { NameText } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import { formatLayerNames } from '../assignedLayers.ts';
import type { NamedLayer } from '../useNamedLayers.ts';
import styles from './access.module.css';

/** The layers beyond are on the tab of protected layers. */
const MAX_LAYERS = 6;

interface Props {
  person: string;
  /** The layers of the chosen application, and the total of all applications. */
  layers: NamedLayer[];
  total: number;
  /** Names the application of a layer, unless one application is chosen. */
  applicationName?: ((layer: NamedLayer) => string) | undefined;
}

/** The protected layers in the chosen application. They are assigned directly, so no route leads to them. */
export function RelatedLayers({ person, layers, total, applicationName }: Props) {
  const t = useText();
  const { search } = useLocation();
  return (
    <section className="panel" aria-labelledby="access-layers">
      <div className="panel-head">
        <h2 id="access-layers">
          {t('access.layers')} <span className={styles.number}>{formatCount(layers.length)}</span>
        </h2>
        {total ? (
          <Link className={styles.allLayers} to={{ search, hash: 'protected-layers' }} preventScrollReset>
            {t('ui.all', { count: formatCount(total) })}
          </Link>
        ) : null}
      </div>
      {layers.length ? (
        <ul className={styles.layers}>
          {layers.slice(0, MAX_LAYERS).map(assigned => {
            const { application, layer, name } = assigned;
            return (
              <li
                key={`${layer._id} ${String((application as { _id?: string } | undefined)?._id ?? application)}`}
              >
                <LockIcon />
                <span>
                  <strong>
                    <NameText name={name} />
                  </strong>
                  <span>
                    {[applicationName?.(assigned), formatLayerNames(layer)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {layer.groupIndex === undefined ? null : (
                  <span className="numbers">{t('reach.index', { number: layer.groupIndex })}</span>
                )}
              </li>
            );
          })}
          {layers.length > MAX_LAYERS ? (
            <li className="secondary">{t('ui.more', { count: formatCount(layers.length - MAX_LAYERS) })}</li>
          ) : null}
        </ul>
      ) : null}
      <p className={styles.foot}>
        {layers.length ? t('reach.layersDirect', { name: person }) : t('reach.noLayers', { name: person })}
      </p>
    </section>
  );
}
