import partStyles from '../parts.module.css';
import type { ApplicationTabProps } from '../tabs.tsx';
import { ApplicationRoles } from './ApplicationRoles.tsx';
import { ApplicationTools } from './ApplicationTools.tsx';

/** The tools of an application, and its roles with who has them there. */
export default function ToolsTab({ application }: ApplicationTabProps) {
  return (
    <div className={partStyles.part}>
      <ApplicationTools application={application} />
      <ApplicationRoles application={application} />
    </div>
  );
}
