import AddIcon from '@mui/icons-material/AddOutlined';
import { DialogButton, type DialogProps } from '../ui/dialog/DialogButton.tsx';
import type { LazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { useText } from '../ui/useText.ts';
import type { Kind } from './kinds.ts';

export function NewButton({ kind, dialog }: { kind: Kind; dialog: LazyComponent<DialogProps> }) {
  const t = useText();
  return (
    <DialogButton variant="primary" dialog={dialog}>
      <AddIcon />
      {t(`resources.${kind}.page.create`)}
    </DialogButton>
  );
}
