import { useParams } from 'react-router-dom';
import { CataloguePage } from '../../catalogue/CataloguePage.tsx';
import { toolgroupForm } from './toolgroupForm.ts';

/** Another toolgroup is another page: nothing typed or chosen for one is left standing for the next. */
export default function ToolgroupInfo() {
  const { toolgroupId = '' } = useParams();
  return <CataloguePage key={toolgroupId} kind="toolgroups" id={toolgroupId} form={toolgroupForm} />;
}
