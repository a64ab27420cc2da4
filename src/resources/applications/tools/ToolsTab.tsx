import partStyles from '../parts.module.css';
import type { TabProps } from '../tabs.tsx';
import { ApplicationRoles } from './ApplicationRoles.tsx';
import { ApplicationTools } from './ApplicationTools.tsx';

/** The tools of an application, and its roles with who has them there. */
export default function ToolsTab({ application }: TabProps) {
  return (
    <div className={partStyles.part}>
      <ApplicationTools application={application} />
      <ApplicationRoles application={application} />
    </div>
  );
}
