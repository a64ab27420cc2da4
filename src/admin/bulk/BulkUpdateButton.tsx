import UpdateIcon from '@mui/icons-material/CachedOutlined';
import type { ReactNode } from 'react';
import {
  useBulkUpdateController,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type UseBulkUpdateControllerParams,
} from 'react-admin';
import { useDefaultProps } from '../useDefaultProps.ts';
import { BulkButton } from './BulkButton.tsx';
import { useBulkConfirm } from './useBulkConfirm.ts';

type Props<T extends RaRecord> = Pick<
  UseBulkUpdateControllerParams<T>,
  'mutationMode' | 'mutationOptions' | 'resource' | 'successMessage'
> & {
  /** The new values of the selected records. */
  data: Partial<T>;
  confirmContent?: string;
  confirmTitle?: string;
  icon?: ReactNode;
  label?: string;
};

/** react-admin's `BulkUpdateButton`. It asks for confirmation unless `mutationMode` is `undoable`. */
export function BulkUpdateButton<T extends RaRecord = RaRecord>(inProps: Props<T>) {
  const {
    confirmContent = 'ra.message.bulk_update_content',
    confirmTitle = 'ra.message.bulk_update_title',
    data,
    icon = <UpdateIcon />,
    label = 'ra.action.update',
    mutationMode = 'undoable',
    mutationOptions = {},
    ...props
  } = useDefaultProps('BulkUpdateButton', inProps);
  const translate = useTranslate();
  const { confirmMutation, onSettled } = useBulkConfirm(useResourceContext(props), mutationMode);
  const { handleUpdate } = useBulkUpdateController<T>({
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
  const text = translate(label, { _: label });
  const texts = { title: confirmTitle, content: confirmContent, confirmLabel: text };
  const needsConfirm = mutationMode !== 'undoable';
  return (
    <BulkButton
      label={text}
      icon={icon}
      opensDialog={needsConfirm}
      onClick={() =>
        needsConfirm ? void confirmMutation(texts, () => handleUpdate(data)) : handleUpdate(data)
      }
    />
  );
}
