import { useEffect, useRef } from 'react';
import { useListContext, useTranslate, type MutationMode } from 'react-admin';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';

interface ConfirmTexts {
  /** Text key. */
  title: string;
  /** Text key. */
  content: string;
  /** The label of the button that confirms. */
  confirmLabel: string;
  danger?: boolean;
}

/** Asks before a bulk mutation. In pessimistic mode the dialog stays open until `onSettled` is called. */
export function useBulkConfirm(resource: string | undefined, mutationMode: MutationMode) {
  const translate = useTranslate();
  const confirmDialog = useConfirm();
  const { selectedIds } = useListContext();
  const settle = useRef(() => {});
  // Clearing the selection unmounts the toolbar, maybe before the mutation calls `onSettled`.
  useEffect(() => () => settle.current(), []);
  const onSettled = () => settle.current();
  const confirmMutation = ({ title, content, ...options }: ConfirmTexts, mutate: () => void) => {
    const smart_count = selectedIds.length;
    const name = translate(`resources.${resource}.name`, { smart_count, _: resource ?? '' });
    const textOf = (key: string) => translate(key, { smart_count, name, _: key });
    const send = () =>
      new Promise<true>(resolve => {
        settle.current = () => resolve(true);
        mutate();
        if (mutationMode !== 'pessimistic') resolve(true);
      });
    return confirmDialog({ ...options, title: textOf(title), text: textOf(content), send });
  };
  return { confirmMutation, onSettled };
}
