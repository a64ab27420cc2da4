import { useParams } from 'react-router-dom';
import { CataloguePage } from '../../catalogue/CataloguePage.tsx';
import { Children } from '../../catalogue/children/Children.tsx';
import { AssignedRoles } from '../../catalogue/roles/AssignedRoles.tsx';

/** Another toolgroup is another page: nothing typed or chosen for one is left standing for the next. */
export default function ToolgroupInfo() {
  const { id = '' } = useParams();
  return (
    <CataloguePage
      key={id}
      kind="toolgroups"
      id={id}
      loadError="error.load"
      main={record => <Children kind="toolgroups" record={record} />}
      aside={record => <AssignedRoles kind="toolgroups" record={record} />}
    />
  );
}
