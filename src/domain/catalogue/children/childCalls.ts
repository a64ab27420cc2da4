import type { AnyEndpointAction } from '../../../activity/action.ts';
import { addTool, addToolGroup, unlinkTool, unlinkToolGroup } from '../../../activity/actions/catalogue.ts';
import type { AnyEndpoint } from '../../../platform/endpoint.ts';
import { toolgroups } from '../../../platform/toolgroups.ts';
import { tools } from '../../../platform/tools.ts';
import type { TextKey } from '../../../ui/useText.ts';

/** The kinds that contain others in an order: purposes contain toolgroups, toolgroups contain tools. */
export type ParentKind = 'purposes' | 'toolgroups';

interface ChildCalls {
  /** The body field of a call that names one contained record. */
  childField: 'toolgroup' | 'tool';
  list: AnyEndpoint;
  createChild: AnyEndpoint;
  add: AnyEndpointAction;
  unlink: AnyEndpointAction;
  /** The message if one of these calls fails. */
  errors: Record<'create' | 'add' | 'unlink', TextKey>;
}

/** The documented calls for the contents of each kind (docs/behaviour.md 2 §7). */
export const childCalls: Record<ParentKind, ChildCalls> = {
  purposes: {
    childField: 'toolgroup',
    list: toolgroups.ofPurpose,
    createChild: toolgroups.createIn,
    add: addToolGroup,
    unlink: unlinkToolGroup,
    errors: { create: 'children.add.createError', add: 'children.add.error', unlink: 'error.remove' },
  },
  toolgroups: {
    childField: 'tool',
    list: tools.ofToolgroup,
    createChild: tools.createIn,
    add: addTool,
    unlink: unlinkTool,
    errors: { create: 'error.addTool', add: 'error.addTool', unlink: 'children.remove.error' },
  },
};

/** The record to which others are added. */
export interface AddChildTarget {
  kind: ParentKind;
  parentId: string;
  /** The IDs that it already contains. */
  childIds: string[];
}
