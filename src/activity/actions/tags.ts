import { tags } from '../../platform/tags.ts';
import { defineAction } from '../action.ts';
import { creation, deletion, update } from './rules.ts';

export const createTag = defineAction(tags.create, creation('tags', tags.remove));
export const updateTag = defineAction(tags.update, update('tags'));
export const deleteTag = defineAction(tags.remove, deletion('tags'));
