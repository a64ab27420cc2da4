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

const page = () => withoutBase(location.pathname);

/** Goes on once something is done, unless somebody has gone to another page meanwhile: `thenGo(remove(user), () => navigate(paths.users))`. */
async function thenGo(doing: Promise<boolean>, go: () => unknown) {
  const from = page();
  if ((await doing) && page() === from) go();
}

export type DeleteButtonProps<T extends RaRecord = RaRecord> = DeleteOptions<T> &
  Pick<RaDeleteButtonProps<T>, 'className' | 'label' | 'redirect' | 'resource' | 'size'> & {
    icon?: ReactNode;
    record?: T;
  };

/** react-admin's `DeleteButton`. It asks for confirmation unless `mutationMode` is `undoable`. */
export function DeleteButton<T extends RaRecord = RaRecord>(given: DeleteButtonProps<T>) {
  const props = useDefaultProps('DeleteButton', given);
  const record = useRecordContext<T>(props);
  const resource = useResourceContext(props);
  const contextMode = useSaveContext().mutationMode;
  if (!resource) throw new Error('DeleteButton needs a resource, as prop or as context');
  const { canAccess } = useCanAccess({ action: 'delete', resource, ...(record && { record }) });
  // While the page waits for its record, the button keeps its place as a grey shape.
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
  const { start, isPending } = useDeleteRecord<T>({ ...props, done: go });
  return (
    <TextButton
      danger
      small={size === 'small'}
      className={className}
      pending={isPending}
      onClick={() => thenGo(start(), go)}
    >
      {icon}
      {typeof label === 'string' ? translate(label, { _: label }) : t('ui.delete')}
    </TextButton>
  );
}
