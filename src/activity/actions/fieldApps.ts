import { fieldApps } from '../../platform/fieldApps.ts';
import { defineAction } from '../action.ts';
import { lastingCreation, pathApplicationId, updateIn } from './rules.ts';

export const createFieldApp = defineAction(fieldApps.create, {
  ...lastingCreation('fieldAppMade'),
  where: pathApplicationId,
});
export const updateFieldApp = defineAction(fieldApps.update, updateIn(fieldApps.ofApplication, 'fieldApps'));
