import { useDataProvider } from 'react-admin';
import { invoke } from '../../../activity/action.ts';
import { addTools, copyTools, removeTool } from '../../../activity/actions/applicationParts.ts';
import { useAction } from '../../../activity/useAction.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readApplication, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { useCountText } from '../../../ui/useCountText.ts';
import { useText } from '../../../ui/useText.ts';

interface Source {
  id: string;
  name: string;
}

/** Adds, removes and copies tools of an application. Each action offers Undo. */
export function useTools(application: ApplicationRecord) {
  const { _id } = application;
  const t = useText();
  const counted = useCountText();
  const confirmDialog = useConfirm();
  const notifyText = useNotifyText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const toolsOf = async (id: string) => ((await readApplication(dataProvider, id)).tools ?? []) as string[];
  const removeError = 'applicationTools.removeError';

  const adding = useAction(addTools, { failure: 'error.addTool' });
  /** Resolves with whether the tools were added. */
  const add = async (tools: string[]): Promise<boolean> => {
    const undo = {
      text: t('applicationTools.added'),
      undone: t('applicationTools.removed'),
      failure: removeError,
    } as const;
    return (await adding.run({ body: { tools, _id } }, { undo })) !== undefined;
  };

  const removing = useAction(removeTool, { failure: removeError });
  const remove = async (id: string, name: string) => {
    const names = { name, application: applicationLabel(application) };
    const undo = {
      text: t('applicationTools.removed'),
      undone: t('applicationTools.added'),
      failure: 'error.addTool',
    } as const;
    await confirmDialog({
      title: t('applicationTools.ask', names),
      text: t('applicationTools.askText', names),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => removing.run({ path: { appId: _id, toolId: id } }, { undo }),
    });
  };

  const reading = useAction(
    { perform: (from: Source) => Promise.all([toolsOf(from.id), toolsOf(_id)]) },
    { failure: 'error.save' },
  );
  const copying = useAction(copyTools, { failure: 'error.save' });
  /**
   * Resolves with whether the copy succeeded. Undo removes only the tools that were not there just before.
   */
  const copy = async (from: Source): Promise<boolean> => {
    const read = await reading.run(from);
    if (!read) return false;
    const [theirs, own] = read.reply!;
    const added = theirs.filter(id => !own.includes(id));
    const names = { application: applicationLabel(application), from: from.name };
    const undo = {
      text: t('applicationTools.copy.copied', { ...names, tools: counted('tools', added.length) }),
      undone: t('applicationTools.copy.back', names),
      failure: removeError,
      inverse: added.map(toolId => invoke(applicationParts.removeTool, { path: { appId: _id, toolId } })),
    } as const;
    const done = await copying.run({ body: { from: from.id, to: _id } }, added.length ? { undo } : {});
    if (done && !done.confirmed && !added.length)
      notifyText(t('applicationTools.copy.nothing', names), 'success');
    return done !== undefined;
  };
  return { add, remove, copy };
}
