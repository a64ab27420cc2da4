import { expect, it } from 'vitest';
import { muiTheme } from '../../src/ui/theme/muiTheme.ts';
import { MOTION } from '../../src/ui/theme/tokens.ts';

it.each([
  ['takes 120 ms', false, MOTION],
  ['takes no time where less motion is asked for', true, 0],
])('What opens and closes %s, menus and popovers too.', (_, still, takes) => {
  const { transitions, components } = muiTheme('light', still);
  expect(new Set(Object.values(transitions.duration))).toEqual(new Set([takes]));
  expect(components?.MuiPopover?.defaultProps?.transitionDuration).toBe(takes);
  expect(components?.MuiMenu?.defaultProps?.transitionDuration).toBe(takes);
});

it.each(['light', 'dark'] as const)('What floats has our edge and radius in the %s theme.', mode => {
  const { components, palette, shape } = muiTheme(mode);
  const edge = { border: `1px solid ${palette.divider}`, borderRadius: shape.borderRadius };
  expect(components?.MuiPopover?.styleOverrides?.paper).toMatchObject(edge);
  expect(components?.MuiAutocomplete?.styleOverrides?.paper).toMatchObject(edge);
});
