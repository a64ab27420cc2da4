import AddIcon from '@mui/icons-material/AddOutlined';
import { isValidElement, useContext, useState, type ReactNode } from 'react';
import { useResourceContext, useResourceTranslation } from 'react-admin';
import { DialogHostContext } from '../../ui/dialog/DialogButton.tsx';
import { lazyComponent, type LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { preloadOnce } from '../../ui/lazy/preload.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useCanAccess } from '../auth/useCanAccess.ts';
import type { CreateDialogProps } from '../edit/CreateDialog.tsx';

type CreateInDialogButtonProps = Omit<CreateDialogProps, 'onClose'> & {
  /** A text or its key; `resources.<resource>.page.create` by default. */
  label?: string;
  icon?: ReactNode;
};

const CreateDialog = lazyComponent(() => import('../edit/CreateDialog.tsx'));

/** Preloads the element's component if it is a `lazyComponent`. */
function preloadElement(element: ReactNode) {
  const type = isValidElement(element) && (element.type as Partial<LazyComponent<object>>);
  if (type && type.preload) preloadOnce(type.preload);
}

/**
 * `CreateInDialogButton` of react-admin Enterprise. Its children are the form. Hovering or focusing the button preloads the dialog, and
 * the form if it is a `lazyComponent(…, 'parent')`.
 */
export function CreateInDialogButton({
  label,
  icon = <AddIcon />,
  children,
  ...props
}: CreateInDialogButtonProps) {
  const resource = useResourceContext(props);
  const { canAccess } = useCanAccess({ action: 'create', ...(resource && { resource }) });
  const host = useContext(DialogHostContext);
  const [isOpen, setOpen] = useState(false);
  const preloadDialog = () => {
    preloadOnce(CreateDialog.preload);
    preloadElement(children);
  };
  const dialog = (onClose: () => void) => (
    <CreateDialog {...props} {...(resource && { resource })} onClose={onClose}>
      {children}
    </CreateDialog>
  );
  const text = useResourceTranslation({
    resourceI18nKey: `resources.${resource}.page.create`,
    baseI18nKey: 'ra.action.create',
    userText: label,
  });
  if (!canAccess) return null;
  return (
    <>
      <TextButton
        variant="primary"
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => (host ? host(dialog(() => host(undefined))) : setOpen(true))}
      >
        {icon}
        {text}
      </TextButton>
      {isOpen ? dialog(() => setOpen(false)) : null}
    </>
  );
}
