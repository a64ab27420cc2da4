import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useState } from 'react';
import { CopyButton } from '../ui/CopyButton.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Identifier } from '../ui/Facts.tsx';
import { useText } from '../ui/useText.ts';
import styles from './FactGrid.module.css';

/** So much of a key is shown: enough to tell two apart. */
const SHOWN = 4;
const masked = (key: string) => '•'.repeat(12) + (key.length > 2 * SHOWN ? key.slice(-SHOWN) : '');

/** A key, masked until somebody wants to see it; it can be copied all the same. */
export function MaskedKey({ text, name }: { text: string; name: string }) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <span className={styles.masked}>
      <Identifier text={shown ? text : masked(text)} />
      <IconButton small label={t(shown ? 'applications.hide' : 'applications.show', { name })} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon fontSize="small" />
      </IconButton>
      <CopyButton text={text} name={name} />
    </span>
  );
}
