import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { nameKey } from '../../platform/fold.ts';
import type { ComboboxChoice } from './choices.ts';

const isSameName = (a: string, b: string) => nameKey(a) === nameKey(b);

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** The typed text for which no choice has been selected. */
  text: string;
  choices: ComboboxChoice[];
  isLoading: boolean;
  /** Whether the input lost the focus before the code of the combobox had loaded. */
  isInitiallyBlurred: boolean;
  selectChoice(choice: ComboboxChoice): void;
  /** Called when the input loses the focus with such a text. */
  onLeave(): void;
}

/**
 * Handles text that stays in a combobox when the input loses the focus. If the text equals the label or the note of exactly one choice,
 * that choice is selected. Otherwise the text is an error, which prevents submitting the form.
 */
export function useUnmatchedText({
  field,
  text,
  choices,
  isLoading,
  isInitiallyBlurred,
  selectChoice,
  onLeave,
}: Props) {
  const [isBlurred, setBlurred] = useState(isInitiallyBlurred);
  const namedChoices = text.trim()
    ? choices.filter(({ label, note = '' }) => isSameName(label, text) || isSameName(note, text))
    : [];
  const match = isBlurred && !isLoading && namedChoices.length === 1 ? namedChoices[0] : undefined;
  const selectMatch = useEffectEvent(() => {
    if (match) selectChoice(match);
  });
  useEffect(() => selectMatch(), [match?.id]);

  const handleBlur = () => {
    if (!text.trim()) return;
    setBlurred(true);
    onLeave();
  };
  const onSubmit = useEffectEvent((event: Event) => {
    if (!text.trim()) return;
    event.preventDefault();
    event.stopPropagation();
    handleBlur();
    field.current!.focus();
  });
  useEffect(() => {
    const form = field.current?.form;
    const handleSubmit = (event: Event) => onSubmit(event);
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [field]);
  return {
    isBlurred,
    isUnmatched: isBlurred && !isLoading && !match && text.trim() !== '',
    handleBlur,
    handleEdit: () => setBlurred(false),
  };
}
