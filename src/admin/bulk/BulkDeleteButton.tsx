import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { ReactNode } from 'react';
import {
  useBulkDeleteController,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type UseBulkDeleteControllerParams,
} from 'react-admin';
import { useText } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { BulkButton } from './BulkButton.tsx';
import { useBulkConfirm } from './useBulkConfirm.ts';

type Props<T extends RaRecord> = Pick<
  UseBulkDeleteControllerParams<T>,
  'mutationMode' | 'mutationOptions' | 'resource' | 'successMessage'
> & {
  confirmContent?: string;
  confirmTitle?: string;
  icon?: ReactNode;
  label?: string;
};

/** react-admin's `BulkDeleteButton`. It asks for confirmation unless `mutationMode` is `undoable`. */
export function BulkDeleteButton<T extends RaRecord = RaRecord>(inProps: Props<T>) {
  const {
    confirmContent = 'ra.message.bulk_delete_content',
    confirmTitle = 'ra.message.bulk_delete_title',
    icon = <DeleteIcon />,
    label,
    mutationMode = 'undoable',
    mutationOptions = {},
    ...props
  } = useDefaultProps('BulkDeleteButton', inProps);
  const t = useText();
  const translate = useTranslate();
  const { confirmMutation, onSettled } = useBulkConfirm(useResourceContext(props), mutationMode);
  const { handleDelete } = useBulkDeleteController<T>({
    ...props,
    mutationMode,
    mutationOptions: {
      ...mutationOptions,
      onSettled(...args) {
        onSettled();
        return mutationOptions.onSettled?.(...args);
      },
    },
  });
  const text = label === undefined ? t('ui.delete') : translate(label, { _: label });
  const texts = { title: confirmTitle, content: confirmContent, confirmLabel: text, danger: true };
  const needsConfirm = mutationMode !== 'undoable';
  return (
    <BulkButton
      label={text}
      icon={icon}
      opensDialog={needsConfirm}
      onClick={() => (needsConfirm ? void confirmMutation(texts, handleDelete) : handleDelete())}
    />
  );
}
