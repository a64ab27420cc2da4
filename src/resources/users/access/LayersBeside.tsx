import LockIcon from '@mui/icons-material/LockOutlined';
import { Link, useLocation } from 'react-router-dom';
import { count } from '../../../ui/formats.ts';
import { NameText } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import { namesWithin } from '../assignedLayers.ts';
import type { KnownLayer } from '../useKnownLayers.ts';
import styles from './access.module.css';

/** So many are named; the others have a tab of their own. */
const NAMED = 6;

interface Props {
  person: string;
  /** Those that are shown, of so many. */
  layers: KnownLayer[];
  total: number;
  /** Where they are, where that is not seen already. */
  placeOf?: ((layer: KnownLayer) => string) | undefined;
}

/** The protected layers that go with what is looked at: no role leads to them. */
export function LayersBeside({ person, layers, total, placeOf }: Props) {
  const t = useText();
  const { search } = useLocation();
  return (
    <section className="panel" aria-labelledby="access-layers">
      <div className="panel-head">
        <h2 id="access-layers">
          {t('access.layers')} <span className={styles.number}>{count(layers.length)}</span>
        </h2>
        {total ? (
          <Link className={styles.allLayers} to={{ search, hash: 'protected-layers' }} preventScrollReset>
            {t('ui.all', { count: count(total) })}
          </Link>
        ) : null}
      </div>
      {layers.length ? (
        <ul className={styles.layers}>
          {layers.slice(0, NAMED).map(one => {
            const { application, layer, name } = one;
            return (
              <li
                key={`${layer._id} ${String((application as { _id?: string } | undefined)?._id ?? application)}`}
              >
                <LockIcon />
                <span>
                  <strong>
                    <NameText name={name} />
                  </strong>
                  <span>{[placeOf?.(one), namesWithin(layer)].filter(Boolean).join(' · ')}</span>
                </span>
                {layer.groupIndex === undefined ? null : (
                  <span className="numbers">{t('reach.index', { number: layer.groupIndex })}</span>
                )}
              </li>
            );
          })}
          {layers.length > NAMED ? (
            <li className="secondary">{t('ui.more', { count: count(layers.length - NAMED) })}</li>
          ) : null}
        </ul>
      ) : null}
      <p className={styles.foot}>
        {layers.length ? t('reach.layersDirect', { name: person }) : t('reach.noLayers', { name: person })}
      </p>
    </section>
  );
}
