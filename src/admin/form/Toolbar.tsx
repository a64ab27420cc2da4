import { Children } from 'react';
import { useRecordContext, type ToolbarProps as RaToolbarProps } from 'react-admin';
import { useCancel } from '../../forms/FormContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Foot } from '../../ui/dialog/Foot.tsx';
import { useText } from '../../ui/useText.ts';
import { DeleteButton } from '../edit/DeleteButton.tsx';
import { SaveButton } from './SaveButton.tsx';

type Props = Pick<RaToolbarProps, 'children'>;

/** react-admin's `Toolbar`: saves, and deletes a record that is there; children replace both. A form that can be given up has Cancel, too. */
export function Toolbar({ children }: Props) {
  const t = useText();
  const record = useRecordContext();
  const cancel = useCancel();
  const usual = (
    <>
      <SaveButton />
      {record?.id === undefined ? null : <DeleteButton />}
    </>
  );
  return (
    <Foot primary={Children.count(children) ? children : usual}>
      {cancel ? <Button onClick={cancel}>{t('ui.cancel')}</Button> : null}
    </Foot>
  );
}
