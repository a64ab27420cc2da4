import { configs } from '../../platform/configs.ts';
import { dailyImport } from '../../platform/dailyImport.ts';
import { defaultConfigs } from '../../platform/defaultConfigs.ts';
import { defineAction } from '../action.ts';
import { pathApplicationId } from './rules.ts';

export const createConfigs = defineAction(configs.create, {
  name: 'configs',
  icon: 'add',
  target: pathApplicationId,
  never: 'noCall',
});
export const updateConfigs = defineAction(configs.update, {
  name: 'configs',
  icon: 'edit',
  target: pathApplicationId,
  document: configs.ofApplication,
  never: 'elsewhere',
});
export const createDefaultConfigs = defineAction(defaultConfigs.create, {
  name: 'defaultConfigs',
  icon: 'add',
  never: 'noCall',
});
export const updateDefaultConfigs = defineAction(defaultConfigs.update, {
  name: 'defaultConfigs',
  icon: 'edit',
  document: defaultConfigs.read,
  never: 'elsewhere',
});
export const saveDailyImport = defineAction(dailyImport.save, {
  name: 'importSaved',
  icon: 'edit',
  target: pathApplicationId,
  never: 'versions',
});
export const revertDailyImport = defineAction(dailyImport.revert, {
  name: 'importReverted',
  icon: 'order',
  target: ({ body }) => body.clientId,
  never: 'versions',
});
