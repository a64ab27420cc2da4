import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Fragment } from 'react';
import type { Department } from '../../../platform/workOrders.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { plainName } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import { SideList } from '../SideList.tsx';
import { countMembers } from './members.ts';
import styles from './workOrders.module.css';

interface Props {
  departments: Department[];
  chosen: string | undefined;
  hrefOf(id: string): string;
}

export function Departments({ departments, chosen, hrefOf }: Props) {
  const t = useText();
  const words = useCounts();
  const items = departments.map(department => ({
    id: department._id,
    name: plainName(formatOptional(department.department)),
    note: words(department).join(' · '),
    drawn: (
      <span className={department.admins?.length ? styles.counts : styles.noAdmin}>
        {department.admins?.length ? null : <WarningIcon fontSize="small" />}
        <span>
          {words(department).map((word, at, { length }) => (
            <Fragment key={word}>
              {at ? ' ' : null}
              {/* Line breaks occur only between two counts. */}
              <span className={styles.one}>{at < length - 1 ? `${word} ·` : word}</span>
            </Fragment>
          ))}
        </span>
      </span>
    ),
  }));
  return (
    <SideList
      title={t('workOrders.departments')}
      label={t('workOrders.department')}
      items={items}
      chosen={chosen}
      hrefOf={hrefOf}
      prefix="department"
    />
  );
}

/** Returns a function that counts members by type: 2 admins · 4 users · 11 workers. */
function useCounts() {
  const t = useText();
  return (department: Department) =>
    countMembers(department).map(({ type, count: smart_count }) =>
      type === 'admins' && !smart_count
        ? t('workOrders.noAdmin')
        : t(`workOrders.counted.${type}`, { smart_count }),
    );
}
