import { useEditMode } from '../../../admin/edit/useEditMode.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import styles from './application.module.css';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { MoreParts } from './MoreParts.tsx';
import { AwaitedReadiness } from './readiness/AwaitedReadiness.tsx';
import type { ReadinessProps } from './readiness/Readiness.tsx';

const Readiness = lazyComponent<ReadinessProps>(
  () => import('./readiness/Readiness.tsx'),
  ['readiness', 'resources.applications'],
  AwaitedReadiness,
);

/** What an application is: all its fields, read-only until Edit; what it still needs; and its parts that have no tab. */
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
