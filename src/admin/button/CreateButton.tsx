import AddIcon from '@mui/icons-material/AddOutlined';
import {
  LinkBase,
  useCreatePath,
  useResourceContext,
  useResourceTranslation,
  type CreateButtonProps as RaCreateButtonProps,
} from 'react-admin';
import { useCanAccess } from '../auth/useCanAccess.ts';

export type CreateButtonProps = Partial<Pick<RaCreateButtonProps, 'icon' | 'label' | 'resource'>>;

/** A link to the page of a new record. The label is `resources.<resource>.page.create` by default. */
export function CreateButton({ icon = <AddIcon />, label, ...props }: CreateButtonProps) {
  const createPath = useCreatePath();
  const resource = useResourceContext(props) ?? '';
  const { canAccess } = useCanAccess({ action: 'create', resource });
  const text = useResourceTranslation({
    resourceI18nKey: `resources.${resource}.page.create`,
    baseI18nKey: 'ra.action.create',
    userText: label,
  });
  if (!canAccess) return null;
  return (
    <LinkBase className="button primary" to={createPath({ resource, type: 'create' })}>
      {icon}
      {text}
    </LinkBase>
  );
}
