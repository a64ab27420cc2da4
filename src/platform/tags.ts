import * as z from 'zod/mini';
import { crudEndpoints } from './crud.ts';
import { endpoint } from './endpoint.ts';

/** A tag (docs/behaviour.md 1 §3). The documented message of its name rule is 'Tool Name is required'. */
export const Tag = z.looseObject({
  _id: z.optional(z.string()),
  tagName: z.string().check(z.refine(text => text.trim() !== '', 'resources.tags.rule.tagName')),
  helpInfo: z.optional(z.string()),
  numberOfMapsTagged: z.optional(z.number()),
  __v: z.optional(z.number()),
});
export type Tag = z.infer<typeof Tag>;

export const tags = {
  ...crudEndpoints('tags', Tag),
  /** The documented path has no id: the body's `_id` identifies the tag. */
  update: endpoint('PUT /api/tags', { body: Tag, reply: Tag, changes: ['tags'] }),
};
