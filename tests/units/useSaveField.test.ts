// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSaveField } from '../../src/admin/edit/useSaveField.ts';
import { CallError } from '../../src/platform/errors.ts';

interface Stored {
  tools: unknown[];
  toolDefaultConfig?: unknown;
}

/** A stored record and its writes. A `lost` write is not stored and gets no reply. */
function recordOf(record: Stored, lost = false) {
  const written: Stored[] = [];
  const { saveField } = renderHook(() => ({ saveField: useSaveField() })).result.current;
  const whole = {
    key: JSON.stringify(record),
    read: () => Promise.resolve(written.at(-1) ?? record),
    write(to: Stored) {
      if (lost) return Promise.reject(new CallError('timeout', 0, '', { errors: {} }));
      written.push(to);
      return Promise.resolve();
    },
  };
  return { saveField, whole, written };
}

it('a field that stays the same is not sent, whether its references are IDs or objects', async () => {
  const { saveField, whole, written } = recordOf({ tools: ['a', 'b'] });
  const { before } = await saveField(whole, 'tools', () => [{ _id: 'a', toolName: 'A' }, 'b']);
  expect([before, written]).toEqual([['a', 'b'], []]);
});

it.each([
  ['white space', { separator: ', ' }, { separator: ',' }],
  ['false', { visible: false }, {}],
])(
  'a config that differs only in %s is sent, and counts as not saved if the reply was lost',
  async (_, was, to) => {
    const record = { tools: [], toolDefaultConfig: was };
    const { saveField, whole, written } = recordOf(record);
    await saveField(whole, 'toolDefaultConfig', () => to);
    expect(written).toEqual([{ tools: [], toolDefaultConfig: to }]);

    const losing = recordOf(record, true);
    await expect(losing.saveField(losing.whole, 'toolDefaultConfig', () => to)).rejects.toThrow('timeout');
  },
);
