import { expect, it } from 'vitest';
import { muiTheme } from '../../src/ui/theme/muiTheme.ts';

it('with reduced motion, transitions, menus and popovers take no time', () => {
  const { transitions, components } = muiTheme('light', true);
  expect(new Set(Object.values(transitions.duration))).toEqual(new Set([0]));
  expect(components?.MuiPopover?.defaultProps?.transitionDuration).toBe(0);
  expect(components?.MuiMenu?.defaultProps?.transitionDuration).toBe(0);
});
