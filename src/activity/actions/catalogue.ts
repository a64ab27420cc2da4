import { purposes } from '../../platform/purposes.ts';
import { toolgroups } from '../../platform/toolgroups.ts';
import { tools } from '../../platform/tools.ts';
import { defineAction, invoke, type JournalRule } from '../action.ts';
import { creation, deletion, ofPath, update } from './rules.ts';

/** Created in the record that the path names. */
const inHolder = (rule: JournalRule): JournalRule => ({
  ...rule,
  gaps: write => ({ holder: ofPath(write) }),
});
/** A child is put into the record that the path names, or taken out. */
const link = (name: 'linked' | 'unlinked', child: 'toolgroup' | 'tool'): JournalRule => ({
  name,
  icon: name === 'linked' ? 'add' : 'remove',
  target: ({ body }) => body[child],
  gaps: write => ({ holder: ofPath(write) }),
});

export const createPurpose = defineAction(purposes.create, creation('purposeMade', purposes.remove));
export const updatePurpose = defineAction(purposes.update, update('purposes'));
export const deletePurpose = defineAction(purposes.remove, deletion('purposeDeleted'));
export const addToolGroup = defineAction(purposes.addToolGroup, {
  ...link('linked', 'toolgroup'),
  inverse: ({ path, body }) => [
    invoke(toolgroups.unlink, { path: { id: path.id! }, body: { toolgroup: String(body.toolgroup) } }),
  ],
});

export const createToolGroup = defineAction(toolgroups.create, creation('toolgroupMade', toolgroups.remove));
export const createToolGroupIn = defineAction(
  toolgroups.createIn,
  inHolder(creation('toolgroupMadeIn', toolgroups.remove)),
);
export const updateToolGroup = defineAction(toolgroups.update, update('toolgroups'));
export const deleteToolGroup = defineAction(toolgroups.remove, deletion('toolgroupDeleted'));
export const unlinkToolGroup = defineAction(toolgroups.unlink, {
  ...link('unlinked', 'toolgroup'),
  inverse: ({ path, body }) => [
    invoke(purposes.addToolGroup, { path: { id: path.id! }, body: { toolgroup: String(body.toolgroup) } }),
  ],
});
export const addTool = defineAction(toolgroups.addTool, {
  ...link('linked', 'tool'),
  inverse: ({ path, body }) => [
    invoke(tools.unlink, { path: { id: path.id! }, body: { tool: String(body.tool) } }),
  ],
});

export const createTool = defineAction(tools.create, creation('toolMade', tools.remove));
export const createToolIn = defineAction(tools.createIn, inHolder(creation('toolMadeIn', tools.remove)));
export const updateTool = defineAction(tools.update, update('tools'));
export const deleteTool = defineAction(tools.remove, deletion('toolDeleted'));
export const unlinkTool = defineAction(tools.unlink, {
  ...link('unlinked', 'tool'),
  inverse: ({ path, body }) => [
    invoke(toolgroups.addTool, { path: { id: path.id! }, body: { tool: String(body.tool) } }),
  ],
});
