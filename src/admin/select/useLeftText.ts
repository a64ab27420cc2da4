import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { nameKey } from '../../platform/fold.ts';
import type { Choice } from './choices.ts';

const isSame = (a: string, b: string) => nameKey(a) === nameKey(b);

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** The text that was typed and has not become a choice. */
  text: string;
  choices: Choice[];
  waiting: boolean;
  /** Whether the text was left before the selector's code was loaded. */
  before: boolean;
  take(choice: Choice): void;
  /** Called when a text is left that has not become a choice. */
  onLeave(): void;
}

/**
 * Text that stays in a selector when its field is left. It becomes the choice that it names in full, by its label or its note; otherwise it is an
 * error, and the form around is not sent.
 */
export function useLeftText({ field, text, choices, waiting, before, take, onLeave }: Props) {
  const [isLeft, setLeft] = useState(before);
  const named = text.trim()
    ? choices.filter(({ label, note = '' }) => isSame(label, text) || isSame(note, text))
    : [];
  const match = isLeft && !waiting && named.length === 1 ? named[0] : undefined;
  const takeMatch = useEffectEvent(() => {
    if (match) take(match);
  });
  useEffect(() => takeMatch(), [match?.id]);

  const leave = () => {
    if (!text.trim()) return;
    setLeft(true);
    onLeave();
  };
  const onSubmit = useEffectEvent((event: Event) => {
    if (!text.trim()) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
    field.current!.focus();
  });
  useEffect(() => {
    const form = field.current?.form;
    const stop = (event: Event) => onSubmit(event);
    form?.addEventListener('submit', stop);
    return () => form?.removeEventListener('submit', stop);
  }, [field]);
  return {
    isLeft,
    isWrong: isLeft && !waiting && !match && text.trim() !== '',
    leave,
    edit: () => setLeft(false),
  };
}
