import * as z from 'zod/mini';
import { catalogueFields } from './assignedRoles.ts';
import { crudEndpoints } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';

/** A purpose (docs/behaviour.md 2 §3). Its toolgroups are ordered. */
export const Purpose = z.looseObject({
  ...catalogueFields,
  purposeName: requiredText('resources.purposes.rule.purposeName'),
  toolgroups: z.optional(z.array(Ref)),
});
export type Purpose = z.infer<typeof Purpose>;

/**
 * `update` saves the order of toolgroups and the assigned roles with the whole purpose (docs/behaviour.md 2
 * §7).
 */
export const purposes = {
  ...crudEndpoints('purposes', Purpose),
  info: endpoint('GET /api/purposes/{id}', { reply: Purpose, shows: ['purposes'] }),
  /** The platform also removes it from all plans. */
  remove: endpoint('DELETE /api/purposes/{id}', { changes: ['purposes', 'subscription-plans'] }),
  /** Adds an existing toolgroup at the end. Returns 400 if the purpose already contains it. */
  addToolGroup: endpoint('PUT /api/purposes/{id}/add-tool-group', {
    body: z.object({ toolgroup: z.string() }),
    reply: Purpose,
    changes: ['purposes'],
  }),
};
