import { useAction } from '../../calls/useAction.ts';
import { useLookInto } from '../../calls/useLookInto.ts';
import { useUndo } from '../../calls/useUndo.ts';
import { useCreateOnce } from '../../forms/useCreateOnce.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText, type Gaps, type TextKey } from '../../ui/useText.ts';

export interface Person {
  id: string;
  name: string;
}

interface Members {
  texts: {
    added: TextKey;
    removed: TextKey;
    ask: TextKey;
    askText: TextKey;
    saveError: TextKey;
    removeError: TextKey;
    refused: TextKey;
  };
  /** What fills the gaps of the texts besides `%{name}`. */
  gaps: Gaps;
  put(id: string): Promise<unknown>;
  takeOut(id: string): Promise<unknown>;
  /** Reads from the platform whether somebody is in now. */
  isIn(id: string): Promise<boolean>;
}

/** Puts people into a list, at once, and takes them out after a question. After a lost answer it is looked whether it happened (decision 22). */
export function useMembers({ texts, gaps, put, takeOut, isIn }: Members) {
  const t = useText();
  const lookInto = useLookInto();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const adding = useCreateOnce<Person, unknown>({
    create: ({ id }) => put(id),
    isThere: ({ id }) => isIn(id),
    named: (_, { name }) => ({ ...gaps, name }),
    added: texts.added,
    error: texts.saveError,
    refused: texts.refused,
  });
  const onceAdding = useAction({ failure: texts.saveError });
  const onceRemoving = useAction({ failure: texts.removeError, refused: texts.refused });

  const add = async (id: string, name: string) =>
    (await onceAdding.run(() => adding({ id, name }), id)) === true;

  const remove = async ({ id, name }: Person) => {
    const names = { ...gaps, name };
    const done = await confirm({
      title: t(texts.ask, names),
      text: t(texts.askText, names),
      confirm: t('ui.remove'),
      danger: true,
      send: () =>
        onceRemoving.run(
          () =>
            lookInto(
              () => takeOut(id),
              async () => !(await isIn(id)),
            ),
          id,
        ),
    });
    if (done === 'done') offerUndo(t(texts.removed, names), () => add(id, name));
  };
  return { add, remove };
}
