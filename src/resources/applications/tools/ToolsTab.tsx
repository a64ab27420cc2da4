import partStyles from '../parts.module.css';
import { ApplicationRoles } from './ApplicationRoles.tsx';
import { ApplicationTools } from './ApplicationTools.tsx';

/** The tools of an application, and its roles with who has them there. */
export default function ToolsTab() {
  return (
    <div className={partStyles.part}>
      <ApplicationTools />
      <ApplicationRoles />
    </div>
  );
}
