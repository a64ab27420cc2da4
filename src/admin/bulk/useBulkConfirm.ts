import { useEffect, useRef } from 'react';
import { useListContext, useTranslate, type MutationMode } from 'react-admin';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';

interface Texts {
  /** Translation keys. */
  title: string;
  content: string;
  /** The text of the button that confirms. */
  confirm: string;
  danger?: boolean;
}

/** Asks before a bulk mutation. In pessimistic mode the dialog stays open until `onSettled` is called. */
export function useBulkConfirm(resource: string | undefined, mutationMode: MutationMode) {
  const translate = useTranslate();
  const confirm = useConfirm();
  const { selectedIds } = useListContext();
  const settle = useRef(() => {});
  // The toolbar unmounts when the selection is cleared, maybe before the mutation calls `onSettled`.
  useEffect(() => () => settle.current(), []);
  const onSettled = () => settle.current();
  const ask = ({ title, content, ...options }: Texts, mutate: () => void) => {
    const smart_count = selectedIds.length;
    const name = translate(`resources.${resource}.name`, { smart_count, _: resource ?? '' });
    const textOf = (key: string) => translate(key, { smart_count, name, _: key });
    const send = () =>
      new Promise<true>(resolve => {
        settle.current = () => resolve(true);
        mutate();
        if (mutationMode !== 'pessimistic') resolve(true);
      });
    return confirm({ ...options, title: textOf(title), text: textOf(content), send });
  };
  return { ask, onSettled };
}
