import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { MonospaceText } from '../../ui/Facts.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { masked } from '../../ui/masked.ts';
import { useText } from '../../ui/useText.ts';
import styles from './FactGrid.module.css';

/** A key, masked until somebody wants to see it; it can be copied all the same. */
export function MaskedKey({ text, name }: { text: string; name: string }) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <span className={styles.masked}>
      <span aria-hidden={!shown}>
        <MonospaceText text={shown ? text : masked(text)} />
      </span>
      <IconButton
        small
        label={t(shown ? 'resources.applications.hide' : 'resources.applications.show', { name })}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon fontSize="small" />
      </IconButton>
      <CopyButton text={text} name={name} />
    </span>
  );
}
