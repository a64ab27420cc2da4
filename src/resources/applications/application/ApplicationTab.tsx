import styles from '../../../organization/Section.module.css';
import type { TabProps } from '../tabs.tsx';
import { ApplicationDetails } from './ApplicationDetails.tsx';
import { MoreParts } from './MoreParts.tsx';

/** What an application is: all its fields, read-only until Edit; and its parts that have no tab. */
export default function ApplicationTab({ application }: TabProps) {
  return (
    <div className={styles.beside}>
      <ApplicationDetails application={application} />
      <MoreParts />
    </div>
  );
}
