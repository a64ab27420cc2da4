import StorageIcon from '@mui/icons-material/DnsOutlined';
import { useEndpointQuery } from '../../../../data/useEndpointQuery.ts';
import { foldText } from '../../../../platform/fold.ts';
import { isHttpUrl } from '../../../../platform/isHttpUrl.ts';
import { mapServices } from '../../../../platform/mapServices.ts';
import { parseArcGisUrl, urlKey } from '../../../../platform/parseArcGisUrl.ts';
import { formatCount } from '../../../../ui/formats.ts';
import { QueryState } from '../../../../ui/QueryState.tsx';
import { SkippedRows } from '../../../../ui/SkippedRows.tsx';
import { useText } from '../../../../ui/useText.ts';
import { readServices, type ArcgisService } from '../../arcgis.ts';
import { shortAddress } from '../LayerAddress.tsx';
import { PaneSearch } from './PaneSearch.tsx';
import styles from './picker.module.css';

interface Props {
  typed: string;
  type(text: string): void;
  opened: ArcgisService | undefined;
  /** `layer` is the number of the layer whose URL was typed. */
  onOpen(service: ArcgisService, layer?: number): void;
  /** Returns how many layers of a service are selected. */
  chosenOf(url: string): number;
}

/** Lists the services that the platform knows, and the service whose URL was typed. */
export function ServiceList({ typed, type, opened, onOpen, chosenOf }: Props) {
  const t = useText();
  const query = useEndpointQuery(mapServices.list, {});
  const wanted = foldText(typed.trim());
  const all = readServices(query.data?.services);
  const skippedCount = (query.data?.services?.length ?? 0) - all.length;
  const address = parseArcGisUrl(typed);
  const isTyped = ({ url }: ArcgisService) => !!address && urlKey(url) === urlKey(address.service);
  const found = all.filter(
    service => !wanted || foldText(`${service.name} ${service.url}`).includes(wanted) || isTyped(service),
  );
  const unlisted = address && !all.some(isTyped) ? address.service : undefined;
  const kind = (type: string) =>
    type === 'MapServer' || type === 'FeatureServer' ? t(`mapServices.types.${type}`) : type;
  const item = (service: ArcgisService, note: string) => (
    <li key={service.url}>
      <button
        type="button"
        className={styles.service}
        aria-current={opened?.url === service.url}
        onClick={() => onOpen(service, isTyped(service) ? address?.layer : undefined)}
      >
        <StorageIcon />
        <span>
          <span>{service.name}</span>
          <span className="secondary">{note}</span>
        </span>
        {chosenOf(service.url) ? (
          <span className={styles.chosen}>
            {t('mapServices.chosen', { count: formatCount(chosenOf(service.url)) })}
          </span>
        ) : null}
      </button>
    </li>
  );
  return (
    <section className={styles.pane} aria-label={t('mapServices.services')}>
      <div className={styles.head}>
        <PaneSearch label={t('mapServices.find')} typed={typed} type={type} />
      </div>
      <div className={styles.body}>
        <SkippedRows count={skippedCount} />
        {query.data && (all.length || unlisted) ? (
          <ul>
            {unlisted
              ? item({ name: shortAddress(unlisted), type: '', url: unlisted }, t('mapServices.typed'))
              : null}
            {found.map(service => item(service, kind(service.type)))}
          </ul>
        ) : (
          <QueryState
            query={query}
            loadError="mapServices.loadError"
            empty={{ title: 'mapServices.noServices', text: 'mapServices.noServicesHint' }}
          />
        )}
        {isHttpUrl(typed) && !address ? (
          <p className={styles.note}>{t('mapServices.needsService')}</p>
        ) : wanted && all.length && !found.length && !address ? (
          <p className={styles.note}>{t('list.nothingFound')}</p>
        ) : null}
      </div>
    </section>
  );
}
