import AddIcon from '@mui/icons-material/AddOutlined';
import { Link } from 'react-router-dom';
import type { FieldApp } from '../../../platform/fieldApps.ts';
import { formatCount, formatOptional } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import styles from './fieldApps.module.css';

interface Props {
  apps: FieldApp[];
  /** Undefined while a new field app is created. */
  chosen: string | undefined;
  hrefOf(id: string): string;
  newHref: string;
}

export function FieldAppList({ apps, chosen, hrefOf, newHref }: Props) {
  const t = useText();
  return (
    <nav aria-label={t('fieldApps.title')} className={`panel ${styles.list}`}>
      <div className="panel-head">
        <h2>
          {t('fieldApps.title')} <span className={partStyles.count}>{formatCount(apps.length)}</span>
        </h2>
      </div>
      <ul>
        {apps.map(app => (
          <li key={app._id}>
            <Link
              to={hrefOf(app._id)}
              preventScrollReset
              {...(app._id === chosen && { 'aria-current': true })}
            >
              <span>{formatOptional(app.fieldAppName)}</span>
              <span className="secondary">
                {`${t('mapServices.ofServices', { smart_count: app.faServices?.length ?? 0 })} · ${t('fieldApps.packages.count', { smart_count: app.faTPKS?.length ?? 0 })}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.listFoot}>
        <NewLink href={newHref} />
        <p className="secondary">{t('fieldApps.noDelete')}</p>
      </div>
    </nav>
  );
}

function NewLink({ href }: { href: string }) {
  const t = useText();
  return (
    <Link className="button small" to={href} preventScrollReset>
      <AddIcon />
      {t('fieldApps.new')}
    </Link>
  );
}

/** Replaces the list if there is no field app yet. */
export function FirstFieldApp({ href }: { href: string }) {
  return (
    <p className={styles.first}>
      <NewLink href={href} />
    </p>
  );
}
