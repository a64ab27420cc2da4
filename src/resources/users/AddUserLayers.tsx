import AddIcon from '@mui/icons-material/AddOutlined';
import { useState, type FormEvent } from 'react';
import { assignGroups } from '../../activity/actions/layers.ts';
import { useAction } from '../../activity/useAction.ts';
import styles from '../../admin/select/addRow.module.css';
import { userName } from '../../platform/userName.ts';
import { Button } from '../../ui/Button.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../ui/useText.ts';
import { LayerChoice } from './LayerChoice.tsx';
import { layerErrors, type LayerSelection } from './layerErrors.ts';
import type { UserRecord } from './userRecord.ts';

const NOTHING: LayerSelection = { applications: [], layers: [] };

/** Assigns protected layers of exactly one application to a user. */
export function AddUserLayers({ user }: { user: UserRecord }) {
  const t = useText();
  const [selection, setSelection] = useState(NOTHING);
  const [tried, setTried] = useState(false);
  const { run, pending } = useAction(assignGroups, {
    success: 'access.layerList.added',
    failure: 'access.layerList.error',
  });
  useLeaveGuard(selection.layers.length > 0, false, { sending: pending });
  const errors = layerErrors(selection);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (errors.application || errors.layers) return;
    const body = {
      applications: selection.applications.map(({ id }) => id),
      protectedLayers: selection.layers.map(({ id }) => id),
    };
    const names = { name: userName(user), layers: selection.layers.map(({ label }) => label).join(', ') };
    if (!(await run({ path: { userId: user._id }, body }, { gaps: names }))) return;
    setTried(false);
    setSelection(now =>
      now === selection
        ? NOTHING
        : { ...now, layers: now.layers.filter(layer => !selection.layers.includes(layer)) },
    );
  };
  return (
    <form className={`${styles.add} ${styles.two}`} noValidate onSubmit={submit}>
      <LayerChoice selection={selection} select={setSelection} userId={user._id} {...(tried && { errors })} />
      <Button type="submit" pending={pending}>
        <AddIcon />
        {t('access.layerList.add')}
      </Button>
    </form>
  );
}
