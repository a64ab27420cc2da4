import { proxy } from '../../platform/proxy.ts';
import { defineAction } from '../action.ts';

export const restartProxy = defineAction(proxy.restart, { name: 'proxy', icon: 'send', never: 'noCall' });
