import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Link, useLocation } from 'react-router-dom';
import { useEditMode } from '../../../admin/edit/useEditMode.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './application.module.css';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import readinessStyles from './readiness/readiness.module.css';
import type { ReadinessProps } from './readiness/Readiness.tsx';

/** Reserves the space of Readiness while its code loads. */
function AwaitedReadiness() {
  const t = useText();
  return (
    <section className={`panel ${readinessStyles.awaited}`} aria-busy="true">
      <span className="visually-hidden">{t('ra.page.loading')}</span>
    </section>
  );
}

const parts = [
  ['users', PersonIcon],
  ['field-apps', DownloadIcon],
] as const;

/** Links to the parts of an application that have no tab. */
function MoreParts() {
  const t = useText();
  const { search } = useLocation();
  return (
    <nav className="panel" aria-labelledby="application-more">
      <div className="panel-head">
        <h2 id="application-more">{t('resources.applications.more.title')}</h2>
      </div>
      {parts.map(([hash, Icon]) => (
        <Link key={hash} className={styles.part} to={{ search, hash }} preventScrollReset>
          <Icon fontSize="small" />
          <span>
            <b>{t(`resources.applications.tabs.${hash}`)}</b>
            <span>{t(`resources.applications.more.${hash}`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}

const Readiness = lazyComponent<ReadinessProps>(
  () => import('./readiness/Readiness.tsx'),
  ['readiness', 'resources.applications'],
  AwaitedReadiness,
);

export default function ApplicationTab() {
  const editing = useEditMode();
  return (
    <div className={styles.tab}>
      <ApplicationDetails {...editing} />
      <Readiness edit={editing.edit} />
      <MoreParts />
    </div>
  );
}
