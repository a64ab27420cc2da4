import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Link, useLocation, type To } from 'react-router-dom';
import type { CheckVerdict, ReadinessCheck } from '../../../../domain/organizations/readiness.ts';
import { formatCount } from '../../../../ui/formats.ts';
import { paths } from '../../../../ui/paths.ts';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { MAX_NAMES } from '../../../../ui/useJoinNames.ts';
import { useText } from '../../../../ui/useText.ts';
import styles from './readiness.module.css';

/** The tab in which a gap can be closed. */
const TABS: Partial<Record<ReadinessCheck, string>> = {
  services: 'application-layers',
  configs: 'configs',
  county: 'county',
  administrators: 'users',
  plans: 'subscriptions',
};
/** Pages of the records that have a gap. */
const PAGES: Partial<Record<ReadinessCheck, (id: string) => string>> = {
  plans: paths['subscription-plans'].edit,
  toolgroups: paths.toolgroups.show,
};

/** Links to where gaps can be closed. Only the first of many records are linked. */
export function Remedies({ verdict: { check, gaps }, edit }: { verdict: CheckVerdict; edit(): void }) {
  const t = useText();
  const { search } = useLocation();
  const page = PAGES[check];
  const hash = TABS[check];
  const tab = hash && { search, hash };
  if (check === 'access')
    return (
      <TextButton variant="link" className={styles.remedy} onClick={edit}>
        {t('readiness.mend.access')}
      </TextButton>
    );
  if (!page)
    return tab ? (
      <Remedy
        to={tab}
        text={check === 'services' && !gaps.length ? t('readiness.addLayers') : t(`readiness.mend.${check}`)}
      />
    ) : null;
  const rest = gaps.length - MAX_NAMES;
  return (
    <ul className={styles.remedies}>
      {gaps.slice(0, MAX_NAMES).map(({ id, name }) => (
        <li key={id}>
          <Remedy to={page(id)} text={gaps.length === 1 ? t(`readiness.mend.${check}`) : name} />
        </li>
      ))}
      {rest > 0 ? (
        <li>
          <Remedy to={tab ?? paths.toolgroups.list} text={t('ui.more', { count: formatCount(rest) })} />
        </li>
      ) : null}
    </ul>
  );
}

const Remedy = ({ to, text }: { to: To; text: string }) => (
  <Link className={styles.remedy} to={to} {...(typeof to !== 'string' && { preventScrollReset: true })}>
    {text} <ArrowForwardIcon fontSize="inherit" />
  </Link>
);
