import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import { useContext } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { UnsavedContext } from '../../ui/unsaved/unsaved.ts';
import { useAskToLeave } from '../../ui/unsaved/useAskToLeave.ts';
import { useText } from '../../ui/useText.ts';

/** Offers to load the newer console; never does it by itself. What is kept as a draft is offered again afterwards, what is not is asked about. */
export function NewBuild() {
  const t = useText();
  const unsaved = useContext(UnsavedContext);
  const restorable = useStoreValue({
    subscribe: unsaved.subscribe,
    get: () => unsaved.any() && unsaved.parts().every(({ kept }) => kept),
  });
  const askToLeave = useAskToLeave();
  const reload = async () => {
    const parts = unsaved.parts();
    if (!(await askToLeave(parts.filter(({ kept }) => !kept)))) return;
    for (const part of parts) part.left = true;
    location.reload();
  };
  return (
    <div className="note">
      <AutorenewIcon />
      {t(restorable ? 'notes.newBuild.typed' : 'notes.newBuild.text')}
      <TextButton variant="link" onClick={() => void reload()}>
        {t('notes.newBuild.reload')}
      </TextButton>
    </div>
  );
}
