import { useDataProvider } from 'react-admin';
import { useAction } from '../../../calls/useAction.ts';
import { useLookInto } from '../../../calls/useLookInto.ts';
import { useSay } from '../../../calls/useSay.ts';
import { useTellFailure } from '../../../calls/useTellFailure.ts';
import { useUndo } from '../../../calls/useUndo.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { called, readWhole, type ApplicationRecord } from '../../../organization/application.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { CallError } from '../../../platform/errors.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useCounted } from '../../../ui/useCounted.ts';
import { useText } from '../../../ui/useText.ts';

interface Source {
  id: string;
  name: string;
}

/** Adds tools to an application, takes them out, and copies those of another; each offers Undo. */
export function useTools(application: ApplicationRecord) {
  const { _id } = application;
  const t = useText();
  const counted = useCounted();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const say = useSay();
  const lookInto = useLookInto();
  const tellFailure = useTellFailure();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const toolsOf = async (id: string) => ((await readWhole(dataProvider, id)).tools ?? []) as string[];
  const isWith = async (ids: string[]) => {
    const now = new Set(await toolsOf(_id));
    return ids.every(id => now.has(id));
  };
  const isWithout = async (id: string) => !(await toolsOf(_id)).includes(id);

  const put = (tools: string[]) =>
    lookInto(
      () => dataProvider.call(applicationParts.addTools, { body: { tools, _id } }),
      () => isWith(tools),
    );
  const take = (toolId: string) =>
    lookInto(
      () => dataProvider.call(applicationParts.removeTool, { path: { appId: _id, toolId } }),
      () => isWithout(toolId),
    );

  /** One after the other: each call changes the same list. What somebody else has taken out meanwhile is out. */
  const takeBack = async (tools: string[]) => {
    try {
      for (const tool of tools)
        await take(tool).catch(error =>
          error instanceof CallError && error.status === 404 ? undefined : Promise.reject(error),
        );
      return true;
    } catch (error) {
      tellFailure(error, { text: 'applicationTools.removeError' });
      return false;
    }
  };

  const adding = useAction({ failure: 'error.addTool' });
  /** Answers whether they are in it now. */
  const add = async (tools: string[]): Promise<boolean> => {
    const done = await adding.run(() => put(tools), tools.join());
    if (done === 'done')
      offerUndo(t('applicationTools.added'), () => takeBack(tools), t('applicationTools.removed'));
    return done !== undefined;
  };

  const removing = useAction({ failure: 'applicationTools.removeError' });
  const putBack = useAction({ failure: 'error.addTool' });
  const remove = async (id: string, name: string) => {
    const names = { name, application: called(application) };
    const done = await confirm({
      title: t('applicationTools.ask', names),
      text: t('applicationTools.askText', names),
      confirm: t('ui.remove'),
      danger: true,
      send: () => removing.run(() => take(id), id),
    });
    if (done === 'done')
      offerUndo(
        t('applicationTools.removed'),
        () => putBack.run(() => put([id]), id),
        t('applicationTools.added'),
      );
  };

  const copying = useAction({ failure: 'error.save' });
  /** Answers whether it worked. What can be taken back is what was not there just before. */
  const copy = async (from: Source): Promise<boolean> => {
    const done = await copying.run(async () => {
      const [theirs, own] = await Promise.all([toolsOf(from.id), toolsOf(_id)]);
      const how = await lookInto(
        () => dataProvider.call(applicationParts.copyTools, { body: { from: from.id, to: _id } }),
        () => isWith(theirs),
      );
      return { how, added: theirs.filter(id => !own.includes(id)) };
    });
    const names = { application: called(application) };
    if (done?.how === 'done' && !done.added.length)
      say(t('applicationTools.copy.nothing', { ...names, from: from.name }), 'success');
    else if (done?.how === 'done')
      offerUndo(
        t('applicationTools.copy.copied', {
          ...names,
          tools: counted('tools', done.added.length),
          from: from.name,
        }),
        () => takeBack(done.added),
        t('applicationTools.copy.back', names),
      );
    return done !== undefined;
  };
  return { add, adding: adding.pending, remove, copy, copying: copying.pending };
}
