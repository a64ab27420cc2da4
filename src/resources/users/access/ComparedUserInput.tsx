import CompareArrowsIcon from '@mui/icons-material/CompareArrowsOutlined';
import { useRef, useState } from 'react';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import { userSource } from '../../../domain/people/userSource.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './access.module.css';

/** Chooses the user to compare with. */
export function ComparedUserInput({
  userId,
  isComparing,
  onCompare,
}: {
  userId: string;
  isComparing: boolean;
  onCompare(id: string | undefined): void;
}) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  // After a choice or Cancel the focus moves to the button that replaces the combobox.
  const wasChoosing = useRef(false);
  if (isChoosing && !isComparing) {
    wasChoosing.current = true;
    return (
      <div className={styles.choose}>
        <Combobox
          label={t('reach.compare.person')}
          hint={t('access.findHint')}
          source={{ ...userSource, isExcluded: ({ id }: ComboboxChoice) => id === userId }}
          value={[]}
          choose={([person]) => {
            if (!person) return;
            onCompare(person.id);
          }}
          autoFocus
        />
        <TextButton onClick={() => setChoosing(false)}>{t('ui.cancel')}</TextButton>
      </div>
    );
  }
  const restoreFocus = (button: HTMLButtonElement | null) => {
    if (button && wasChoosing.current) button.focus();
    wasChoosing.current = false;
  };
  const toggleComparison = () => {
    setChoosing(!isComparing);
    if (isComparing) onCompare(undefined);
  };
  return (
    <TextButton ref={restoreFocus} onClick={toggleComparison}>
      <CompareArrowsIcon />
      {t(isComparing ? 'reach.compare.end' : 'reach.compare.action')}
    </TextButton>
  );
}
