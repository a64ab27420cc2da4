import { useParams } from 'react-router-dom';
import { CataloguePage } from '../../catalogue/CataloguePage.tsx';
import { toolForm } from '../../catalogue/forms/toolForm.ts';
import { AssignedRoles } from '../../catalogue/roles/AssignedRoles.tsx';
import { WidgetConfigs } from './WidgetConfigs.tsx';

/** Another tool is another page: nothing typed or chosen for one is left standing for the next. */
export default function ToolInfo() {
  const { toolId = '' } = useParams();
  return <CataloguePage key={toolId} kind="tools" id={toolId} form={toolForm} main={() => <WidgetConfigs />} aside={record => <AssignedRoles kind="tools" record={record} />} />;
}
