import type { EndpointAction } from '../../activity/action.ts';
import { useAction } from '../../activity/useAction.ts';
import type { AnyEndpoint, EndpointArgs } from '../../platform/endpoint.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText, type Gaps, type TextKey } from '../../ui/useText.ts';

interface Person {
  id: string;
  name: string;
}

interface Members<A extends AnyEndpoint, R extends AnyEndpoint> {
  texts: {
    added: TextKey;
    removed: TextKey;
    ask: TextKey;
    askText: TextKey;
    saveError: TextKey;
    removeError: TextKey;
    refused: TextKey;
  };
  /** The values of the texts in addition to `%{name}`. */
  interpolation: Gaps;
  adding: EndpointAction<A>;
  removing: EndpointAction<R>;
  /** Returns the arguments of the two actions for a user. */
  getArgs(id: string): { add: EndpointArgs<A>; remove: EndpointArgs<R> };
}

/** Adds users to a list, and removes them after a question. */
export function useMembers<A extends AnyEndpoint, R extends AnyEndpoint>({
  texts,
  interpolation,
  adding,
  removing,
  getArgs,
}: Members<A, R>) {
  const t = useText();
  const confirmDialog = useConfirm();
  const { run: runAdding } = useAction(adding, {
    success: texts.added,
    failure: texts.saveError,
    refused: texts.refused,
    lost: { done: 'ui.lost.done', notDone: 'ui.lost.nothing', unknown: 'ui.lost.unknown' },
  });
  const { run: runRemoving } = useAction(removing, { failure: texts.removeError, refused: texts.refused });

  const add = async (id: string, name: string) =>
    (await runAdding(getArgs(id).add, { interpolation: { ...interpolation, name } })) !== undefined;

  const remove = async ({ id, name }: Person) => {
    const names = { ...interpolation, name };
    const undo = { text: t(texts.removed, names), inverse: () => add(id, name) };
    await confirmDialog({
      title: t(texts.ask, names),
      text: t(texts.askText, names),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => runRemoving(getArgs(id).remove, { undo }),
    });
  };
  return { add, remove };
}
