import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Link, useNavigate } from 'react-router-dom';
import type { Department } from '../../../platform/workOrders.ts';
import { count, orEmpty } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import { countsOf } from './members.ts';
import styles from './workOrders.module.css';

interface Props {
  departments: Department[];
  chosen: Department;
  hrefOf(id: string): string;
}

/** The departments with how many people each has; a list where there is room beside the people, else a select. */
export function Departments({ departments, chosen, hrefOf }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const words = useCounts();
  return (
    <nav aria-label={t('workOrders.departments')} className={styles.departments}>
      <h2>
        {t('workOrders.departments')} <span className={partStyles.count}>{count(departments.length)}</span>
      </h2>
      <ul>
        {departments.map(department => (
          <li key={department._id}>
            <Link to={hrefOf(department._id)} preventScrollReset {...(department === chosen && { 'aria-current': true })}>
              <span>{orEmpty(department.department)}</span>
              <span className={department.admins?.length ? styles.counts : styles.noAdmin}>
                {department.admins?.length ? null : <WarningIcon fontSize="small" />}
                {words(department)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <label className="field">
        <span className="label">{t('workOrders.department')}</span>
        <select className="input" value={chosen._id} onChange={({ target }) => void navigate(hrefOf(target.value), { preventScrollReset: true })}>
          {departments.map(department => (
            <option key={department._id} value={department._id}>
              {`${orEmpty(department.department)}: ${words(department)}`}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
}

/** How many of each: 2 admins · 4 users · 11 workers. */
function useCounts() {
  const t = useText();
  return (department: Department) =>
    countsOf(department)
      .map(({ type, count: smart_count }) => (type === 'admins' && !smart_count ? t('workOrders.noAdmin') : t(`workOrders.counted.${type}`, { smart_count })))
      .join(' · ');
}
