import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../../ui/useText.ts';
import styles from './application.module.css';

const parts = [
  ['users', PersonIcon],
  ['field-apps', DownloadIcon],
] as const;

/** The way to the parts of an application that are not among its tabs. */
export function MoreParts() {
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
