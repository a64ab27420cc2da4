import AddIcon from '@mui/icons-material/AddOutlined';
import {
  LinkBase,
  useCreatePath,
  useResourceContext,
  useTranslate,
  type CreateButtonProps as RaCreateButtonProps,
} from 'react-admin';
import { useCanAccess } from '../auth/useCanAccess.ts';

export type CreateButtonProps = Partial<Pick<RaCreateButtonProps, 'icon' | 'label' | 'resource'>>;

/** A link to the page of a new record. The label is `resources.<resource>.page.create` by default. */
export function CreateButton({ icon = <AddIcon />, label, ...props }: CreateButtonProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext(props) ?? '';
  const { canAccess } = useCanAccess({ action: 'create', resource });
  if (!canAccess) return null;
  const text = label ?? translate(`resources.${resource}.page.create`, { _: 'ra.action.create' });
  return (
    <LinkBase className="button primary" to={createPath({ resource, type: 'create' })}>
      {icon}
      {typeof text === 'string' ? translate(text, { _: text }) : text}
    </LinkBase>
  );
}
