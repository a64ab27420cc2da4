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
export function BulkDeleteButton<T extends RaRecord = RaRecord>(given: Props<T>) {
  const {
    confirmContent = 'ra.message.bulk_delete_content',
    confirmTitle = 'ra.message.bulk_delete_title',
    icon = <DeleteIcon />,
    label,
    mutationMode = 'undoable',
    mutationOptions = {},
    ...props
  } = useDefaultProps('BulkDeleteButton', given);
  const t = useText();
  const translate = useTranslate();
  const { ask, onSettled } = useBulkConfirm(useResourceContext(props), mutationMode);
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
  const texts = { title: confirmTitle, content: confirmContent, confirm: text, danger: true };
  const asks = mutationMode !== 'undoable';
  return (
    <BulkButton
      label={text}
      icon={icon}
      opensDialog={asks}
      onClick={() => (asks ? void ask(texts, handleDelete) : handleDelete())}
    />
  );
}
