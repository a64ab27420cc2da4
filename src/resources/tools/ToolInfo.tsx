import { useParams } from 'react-router-dom';
import { CataloguePage } from '../../catalogue/CataloguePage.tsx';
import { AssignedRoles } from '../../catalogue/roles/AssignedRoles.tsx';
import { WidgetConfig } from './WidgetConfig.tsx';

/** Another tool is another page: nothing typed or chosen for one is left standing for the next. */
export default function ToolInfo() {
  const { id = '' } = useParams();
  return (
    <CataloguePage
      key={id}
      kind="tools"
      id={id}
      loadError="resources.tools.loadError"

      top={tool => <WidgetConfig key={tool.id} tool={tool} />}
      main={tool => <AssignedRoles kind="tools" record={tool} />}
    />
  );
}
