import CompareArrowsIcon from '@mui/icons-material/CompareArrowsOutlined';
import { useRef, useState } from 'react';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import { personSource } from '../../../domain/people/personSource.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './access.module.css';

/** Chooses whom else to look at. */
export function CompareWith({
  userId,
  isComparing,
  compare,
}: {
  userId: string;
  isComparing: boolean;
  compare(id: string | undefined): void;
}) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  // Whoever has chosen, or chose nothing, goes on at the button that stands there then.
  const wasChoosing = useRef(false);
  if (isChoosing && !isComparing) {
    wasChoosing.current = true;
    return (
      <div className={styles.choose}>
        <Combobox
          label={t('reach.compare.person')}
          hint={t('access.findHint')}
          source={{ ...personSource, isExcluded: ({ id }: ComboboxChoice) => id === userId }}
          value={[]}
          choose={([person]) => {
            if (!person) return;
            compare(person.id);
          }}
          autoFocus
        />
        <TextButton onClick={() => setChoosing(false)}>{t('ui.cancel')}</TextButton>
      </div>
    );
  }
  const focus = (button: HTMLButtonElement | null) => {
    if (button && wasChoosing.current) button.focus();
    wasChoosing.current = false;
  };
  const press = () => {
    setChoosing(!isComparing);
    if (isComparing) compare(undefined);
  };
  return (
    <TextButton ref={focus} onClick={press}>
      <CompareArrowsIcon />
      {t(isComparing ? 'reach.compare.end' : 'reach.compare.action')}
    </TextButton>
  );
}
