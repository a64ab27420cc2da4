import AddIcon from '@mui/icons-material/AddOutlined';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import { useSending } from '../../ui/unsaved/useSending.ts';
import styles from './addRow.module.css';
import type { Choice, Source } from './choices.ts';
import { Combobox } from './Combobox.tsx';

interface Props {
  label: string;
  hint?: string;
  button: string;
  source: Source;
  /** Said where nothing is chosen. */
  missing: string;
  /** Said where what is chosen is there already. */
  duplicate: string;
  isThere(id: string): boolean;
  /** Adds it, `called` so; answers whether that worked. */
  add(id: string, called: string): Promise<boolean>;
}

/** Chooses one and adds it to the list below. */
export function AddOne({ label, hint, button, source, missing, duplicate, isThere, add }: Props) {
  const [[chosen], setChosen] = useState<Choice[]>([]);
  const [tried, setTried] = useState(false);
  const wrong = !chosen ? missing : isThere(chosen.id) ? duplicate : undefined;
  const { sending, track } = useSending();
  useLeaveGuard(chosen !== undefined, false, { sending });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(wrong !== undefined);
    if (!chosen || wrong) return;
    if (await track(add(chosen.id, chosen.label))) setChosen(now => (now[0] === chosen ? [] : now));
  };
  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <Combobox
        label={label}
        hint={hint}
        source={source}
        value={chosen ? [chosen] : []}
        choose={value => {
          setTried(false);
          setChosen(value);
        }}
        error={tried ? wrong : undefined}
        invalid={missing}
      />
      <Button type="submit">
        <AddIcon />
        {button}
      </Button>
    </form>
  );
}
