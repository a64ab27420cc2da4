import type { Scenario, Scenarios } from '../testFaults.ts';

const misc: Scenario = { as: 'superadmin', address: '/#misc' };

export const proxyFaults = {
  'proxy.ping': misc,
  'proxy.check': { ...misc, act: page => page.press('Check Proxy Server') },
  'proxy.restart': {
    ...misc,
    address: async standIn => {
      standIn.breakProxy();
      return '/#misc';
    },
    act: async page => {
      await page.press('Restart Proxy Server');
      await page.answer('Restart');
    },
  },
} satisfies Scenarios;
