import { createTheme } from '@mui/material/styles';
import { dark, light, measure, MOTION_MS, type } from './tokens.ts';

/**
 * Creates the MUI theme of a mode from the tokens of the CSS custom properties. It styles dialogs, menus,
 * popovers and the lists of selects. `still` disables motion.
 */
export const muiTheme = (mode: 'light' | 'dark', still = false) => {
  const colour = mode === 'dark' ? dark : light;
  const duration = still ? 0 : MOTION_MS;
  const floating = {
    border: `1px solid ${colour.line}`,
    borderRadius: measure.radius,
    boxShadow: colour.shadow,
  };
  return createTheme({
    palette: {
      mode,
      primary: { main: colour.action, contrastText: colour.onAction },
      error: { main: colour.err, contrastText: colour.onErr },
      warning: { main: colour.warn },
      success: { main: colour.ok },
      background: { default: colour.page, paper: colour.surface },
      text: { primary: colour.text, secondary: colour.text2 },
      divider: colour.line,
      action: { hover: colour.hover, selected: colour.sel, active: colour.text2, focus: colour.hover },
    },
    typography: {
      fontFamily: type.font,
      fontSize: 14,
      button: { textTransform: 'none', fontWeight: 500 },
      body1: { fontSize: 14, lineHeight: '20px' },
    },
    shape: { borderRadius: measure.radius },
    transitions: {
      duration: {
        shortest: duration,
        shorter: duration,
        short: duration,
        standard: duration,
        complex: duration,
        enteringScreen: duration,
        leavingScreen: duration,
      },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: {
        styleOverrides: {
          paper: { border: `1px solid ${colour.line}`, borderRadius: 10, boxShadow: colour.shadow },
        },
      },
      MuiBackdrop: {
        styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colour.scrim } } },
      },
      // MUI's default 'auto' ignores the theme and measures the opened element.
      MuiPopover: { defaultProps: { transitionDuration: duration }, styleOverrides: { paper: floating } },
      MuiMenu: { defaultProps: { transitionDuration: duration } },
      MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 36, gap: 10 } } },
      MuiAutocomplete: {
        styleOverrides: {
          paper: { ...floating, margin: '4px 0' },
          listbox: { padding: 4, maxHeight: 320 },
          option: {
            minHeight: '36px !important',
            padding: '6px 8px !important',
            borderRadius: measure.radius,
            '&.Mui-focused': { backgroundColor: `${colour.hover} !important` },
            '&[aria-selected="true"]': { backgroundColor: `${colour.sel} !important` },
          },
          noOptions: { padding: '10px 12px', fontSize: 13, lineHeight: '18px' },
          loading: { padding: '10px 12px', fontSize: 13, lineHeight: '18px' },
          // The chevron is the background of the field, as for every select. The transparent button lies
          // above it.
          endAdornment: { right: 2, display: 'flex' },
          popupIndicator: {
            width: 28,
            height: 28,
            margin: 0,
            padding: 0,
            borderRadius: measure.radius,
            '&:hover': { backgroundColor: 'transparent' },
          },
          clearIndicator: {
            width: 24,
            height: 28,
            margin: 0,
            padding: 0,
            borderRadius: measure.radius,
            color: colour.text2,
            '&:hover': { color: colour.text },
          },
        },
      },
    },
  });
};
