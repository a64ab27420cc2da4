import { useParams } from 'react-router-dom';
import { CataloguePage } from '../../catalogue/CataloguePage.tsx';
import { Children } from '../../catalogue/children/Children.tsx';
import { AssignedRoles } from '../../catalogue/roles/AssignedRoles.tsx';

/** Another purpose is another page: nothing typed or chosen for one is left standing for the next. */
export default function PurposeInfo() {
  const { id = '' } = useParams();
  return (
    <CataloguePage
      key={id}
      kind="purposes"
      id={id}
      loadError="resources.purposes.loadError"
      main={record => <Children kind="purposes" record={record} />}
      aside={record => <AssignedRoles kind="purposes" record={record} />}
    />
  );
}
