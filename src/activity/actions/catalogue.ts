import { purposes } from '../../platform/purposes.ts';
import { toolgroups } from '../../platform/toolgroups.ts';
import { tools } from '../../platform/tools.ts';
import { defineAction, invoke, type JournalRule } from '../action.ts';
import { creation, creationAs, deletion, pathId, update } from './rules.ts';

/** Adds the parent record, whose ID is in the path, to the sentence. */
const namingHolder = (rule: JournalRule): JournalRule => ({
  ...rule,
  interpolation: write => ({ holder: pathId(write) }),
});
/** Adds a child to the record whose ID is in the path, or removes it. */
const link = (name: 'linked' | 'unlinked', child: 'toolgroup' | 'tool'): JournalRule => ({
  name,
  icon: name === 'linked' ? 'add' : 'remove',
  target: ({ body }) => body[child],
  interpolation: write => ({ holder: pathId(write) }),
});

export const createPurpose = defineAction(purposes.create, creation('purposes', purposes.remove));
export const updatePurpose = defineAction(purposes.update, update('purposes'));
export const deletePurpose = defineAction(purposes.remove, deletion('purposes'));
export const addToolGroup = defineAction(purposes.addToolGroup, {
  ...link('linked', 'toolgroup'),
  inverse: ({ path, body }) => [
    invoke(toolgroups.unlink, { path: { id: path.id! }, body: { toolgroup: String(body.toolgroup) } }),
  ],
});

export const createToolGroup = defineAction(toolgroups.create, creation('toolgroups', toolgroups.remove));
export const createToolGroupIn = defineAction(
  toolgroups.createIn,
  namingHolder(creationAs('toolgroupMadeIn', toolgroups.remove)),
);
export const updateToolGroup = defineAction(toolgroups.update, update('toolgroups'));
export const deleteToolGroup = defineAction(toolgroups.remove, deletion('toolgroups'));
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

export const createTool = defineAction(tools.create, creation('tools', tools.remove));
export const createToolIn = defineAction(
  tools.createIn,
  namingHolder(creationAs('toolMadeIn', tools.remove)),
);
export const updateTool = defineAction(tools.update, update('tools'));
export const deleteTool = defineAction(tools.remove, deletion('tools'));
export const unlinkTool = defineAction(tools.unlink, {
  ...link('unlinked', 'tool'),
  inverse: ({ path, body }) => [
    invoke(toolgroups.addTool, { path: { id: path.id! }, body: { tool: String(body.tool) } }),
  ],
});
