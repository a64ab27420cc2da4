import { Children, type ReactNode } from 'react';
import { useRecordContext, type ToolbarProps as RaToolbarProps } from 'react-admin';
import { FormActions } from '../../ui/dialog/FormActions.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { DeleteButton } from '../edit/DeleteButton.tsx';
import { useCancel } from './FormContext.ts';
import { SaveButton } from './SaveButton.tsx';

type Props = Pick<RaToolbarProps, 'children'> & {
  /** The size of Cancel, and of Save unless children replace it. */
  size?: 'small';
  /** Shown before Cancel. */
  note?: ReactNode;
};

/** react-admin's `Toolbar`: Save, and Delete for an existing record. Children replace both. It adds Cancel if the form can be cancelled. */
export function Toolbar({ children, note, size }: Props) {
  const t = useText();
  const record = useRecordContext();
  const cancel = useCancel();
  const defaultButtons = (
    <>
      <SaveButton {...(size && { size })} />
      {record?.id === undefined ? null : <DeleteButton />}
    </>
  );
  return (
    <FormActions primary={Children.count(children) ? children : defaultButtons}>
      {note}
      {cancel ? (
        <TextButton small={size === 'small'} onClick={cancel}>
          {t('ui.cancel')}
        </TextButton>
      ) : null}
    </FormActions>
  );
}
