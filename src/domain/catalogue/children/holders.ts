import type { AnyEndpointAction } from '../../../activity/action.ts';
import { addTool, addToolGroup, unlinkTool, unlinkToolGroup } from '../../../activity/actions/catalogue.ts';
import type { AnyEndpoint } from '../../../platform/endpoint.ts';
import { toolgroups } from '../../../platform/toolgroups.ts';
import { tools } from '../../../platform/tools.ts';
import type { TextKey } from '../../../ui/useText.ts';

/** What holds others in an order: purposes their toolgroups, toolgroups their tools. */
export type Holder = 'purposes' | 'toolgroups';

interface Holding {
  /** The field that names one of those it holds in a call. */
  one: 'toolgroup' | 'tool';
  listed: AnyEndpoint;
  createIn: AnyEndpoint;
  add: AnyEndpointAction;
  unlink: AnyEndpointAction;
  /** Said when one of these fails. */
  errors: Record<'create' | 'add' | 'unlink', TextKey>;
}

/** What is asked of what each holds (docs/behaviour.md 2 §7). */
export const holdings: Record<Holder, Holding> = {
  purposes: {
    one: 'toolgroup',
    listed: toolgroups.ofPurpose,
    createIn: toolgroups.createIn,
    add: addToolGroup,
    unlink: unlinkToolGroup,
    errors: { create: 'children.add.createError', add: 'children.add.error', unlink: 'error.remove' },
  },
  toolgroups: {
    one: 'tool',
    listed: tools.ofToolgroup,
    createIn: tools.createIn,
    add: addTool,
    unlink: unlinkTool,
    errors: { create: 'error.addTool', add: 'error.addTool', unlink: 'children.remove.error' },
  },
};

/** To what something is added. */
export interface Adding {
  kind: Holder;
  id: string;
  /** What is in it already. */
  ids: string[];
}
