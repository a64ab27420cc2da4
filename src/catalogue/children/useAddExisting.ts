import { useRef } from 'react';
import { useAction } from '../../activity/useAction.ts';
import { idOf } from '../../client/dialect.ts';
import { CallError } from '../../platform/errors.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { kinds } from '../kinds.ts';
import { holdings, type Holder } from './holding.ts';

const LOST = { done: 'ui.lost.done', notDone: 'ui.lost.nothing', unknown: 'ui.lost.unknown' } as const;

/** Returns a function that puts a toolgroup or tool into a record, and resolves to the errors of the form if that failed. */
export function useAddExisting(kind: Holder, id: string) {
  const { one, add, errors } = holdings[kind];
  const notifyFailure = useNotifyFailure();
  const failure = useRef<unknown>(undefined);
  const { run } = useAction(
    {
      perform: (child: string, dataProvider) =>
        add.perform({ path: { id }, body: { [one]: child } }, dataProvider),
      async isDone(child, { call }) {
        const now = (await call(kinds[kind].calls.info, { path: { id } })) as Record<string, unknown>;
        return ((now[kinds[kind].holds] ?? []) as unknown[]).map(idOf).includes(child);
      },
    },
    { success: `children.add.done.${kind}`, lost: LOST, tell: error => void (failure.current = error) },
  );
  return async (child: string): Promise<object | undefined> => {
    failure.current = undefined;
    if (await run(child)) return undefined;
    const refusal = refusalOf(failure.current, one);
    if (refusal) return { [one]: refusal };
    if (failure.current) notifyFailure(failure.current, { text: errors.add });
    return { root: { serverError: errors.add } };
  };
}

/** What the platform says against the chosen one, which is shown below its input. */
function refusalOf(error: unknown, source: string): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { errors } = error.body;
  return errors[source] ?? (error.status === 400 && !Object.keys(errors).length ? error.said : undefined);
}
