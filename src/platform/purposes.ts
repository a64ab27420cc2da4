import * as z from 'zod/mini';
import { catalogueFields } from './assignedRoles.ts';
import { crudEndpoints } from './crud.ts';
import { endpoint } from './endpoint.ts';
import { Ref } from './ref.ts';
import { requiredText } from './requiredText.ts';

/** A purpose (docs/behaviour.md 2 §3): what people come to an application for. Its toolgroups stand in their order. */
export const Purpose = z.looseObject({
  ...catalogueFields,
  purposeName: requiredText('resources.purposes.rule.purposeName'),
  toolgroups: z.optional(z.array(Ref)),
});
export type Purpose = z.infer<typeof Purpose>;

/** Purposes (docs/behaviour.md 2 §7). Order of toolgroups and assigned roles are saved by `update`, with the whole purpose. */
export const purposes = {
  ...crudEndpoints('purposes', Purpose),
  info: endpoint('GET /api/purposes/{id}', { reply: Purpose, shows: ['purposes'] }),
  /** It goes from every plan that has it. */
  remove: endpoint('DELETE /api/purposes/{id}', { changes: ['purposes', 'subscription-plans'] }),
  /** Puts an existing toolgroup behind the others; 400 where the purpose has it. */
  addToolGroup: endpoint('PUT /api/purposes/{id}/add-tool-group', {
    body: z.object({ toolgroup: z.string() }),
    reply: Purpose,
    changes: ['purposes'],
  }),
};
