import { useParams } from 'react-router-dom';
import { CataloguePage } from '../../catalogue/CataloguePage.tsx';
import { purposeForm } from './purposeForm.ts';

/** Another purpose is another page: nothing typed or chosen for one is left standing for the next. */
export default function PurposeInfo() {
  const { id = '' } = useParams();
  return <CataloguePage key={id} kind="purposes" id={id} form={purposeForm} />;
}
