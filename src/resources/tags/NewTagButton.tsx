import AddIcon from '@mui/icons-material/AddOutlined';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { useText } from '../../ui/useText.ts';

const load = () => import('./NewTagDialog.tsx');

export function NewTagButton() {
  const t = useText();
  return (
    <DialogButton className="button primary" load={load}>
      <AddIcon />
      {t('tags.new')}
    </DialogButton>
  );
}
