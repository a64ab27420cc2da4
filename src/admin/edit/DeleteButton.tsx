import type { ReactNode } from 'react';
import {
  useRecordContext,
  useRedirect,
  useResourceContext,
  useSaveContext,
  useTranslate,
  type DeleteButtonProps as RaDeleteButtonProps,
  type RaRecord,
} from 'react-admin';
import { withoutBase } from '../../ui/base.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useCanAccess } from '../auth/useCanAccess.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { useDeleteRecord, type DeleteOptions } from './useDeleteRecord.tsx';

const currentPath = () => withoutBase(location.pathname);

/** Navigates when an action has succeeded, unless the user has left the page since it started. */
async function navigateAfter(action: Promise<boolean>, go: () => unknown) {
  const startPath = currentPath();
  if ((await action) && currentPath() === startPath) go();
}

export type DeleteButtonProps<T extends RaRecord = RaRecord> = DeleteOptions<T> &
  Pick<RaDeleteButtonProps<T>, 'className' | 'label' | 'redirect' | 'resource' | 'size'> & {
    icon?: ReactNode;
    record?: T;
  };

/** react-admin's `DeleteButton`. It asks for confirmation unless `mutationMode` is `undoable`. */
export function DeleteButton<T extends RaRecord = RaRecord>(inProps: DeleteButtonProps<T>) {
  const props = useDefaultProps('DeleteButton', inProps);
  const record = useRecordContext<T>(props);
  const resource = useResourceContext(props);
  const contextMode = useSaveContext().mutationMode;
  if (!resource) throw new Error('DeleteButton needs a resource, as prop or as context');
  const { canAccess } = useCanAccess({ action: 'delete', resource, ...(record && { record }) });
  // While the record loads, its placeholder has the id '', and the button renders as a grey shape.
  if (record?.id === undefined || canAccess === false) return null;
  const mode = props.mutationMode ?? contextMode ?? 'undoable';
  return <RecordDeleteButton {...props} mutationMode={mode} record={record} resource={resource} />;
}

function RecordDeleteButton<T extends RaRecord>({
  className,
  icon,
  label,
  redirect: to = 'list',
  size,
  ...props
}: DeleteButtonProps<T> & { record: T; resource: string } & Required<
    Pick<DeleteButtonProps<T>, 'mutationMode'>
  >) {
  const t = useText();
  const translate = useTranslate();
  const redirect = useRedirect();
  const go = () => redirect(to, props.resource);
  const { start, isPending } = useDeleteRecord<T>({ ...props, onDeleted: go });
  return (
    <TextButton
      danger
      small={size === 'small'}
      className={className}
      pending={isPending}
      onClick={() => navigateAfter(start(), go)}
    >
      {icon}
      {typeof label === 'string' ? translate(label, { _: label }) : t('ui.delete')}
    </TextButton>
  );
}
