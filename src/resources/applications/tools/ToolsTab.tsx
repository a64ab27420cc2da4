import partStyles from '../parts.module.css';
import { ApplicationRoles } from './ApplicationRoles.tsx';
import { ApplicationTools } from './ApplicationTools.tsx';

export default function ToolsTab() {
  return (
    <div className={partStyles.part}>
      <ApplicationTools />
      <ApplicationRoles />
    </div>
  );
}
