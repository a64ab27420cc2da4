import { createTheme } from '@mui/material/styles';
import { dark, light, measure, type } from './tokens.ts';

/** The MUI theme of a mode, made from the same tokens as the CSS custom properties. For what floats: dialogs, menus. */
export const muiTheme = (mode: 'light' | 'dark') => {
  const colour = mode === 'dark' ? dark : light;
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
    typography: { fontFamily: type.font, fontSize: 14, button: { textTransform: 'none', fontWeight: 500 }, body1: { fontSize: 14, lineHeight: '20px' } },
    shape: { borderRadius: measure.radius },
    transitions: { duration: { shortest: 120, shorter: 120, short: 120, standard: 120, complex: 120, enteringScreen: 120, leavingScreen: 120 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: {
        styleOverrides: { paper: { border: `1px solid ${colour.line}`, borderRadius: 10, boxShadow: colour.shadow } },
      },
      MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colour.scrim } } } },
      MuiPopover: { styleOverrides: { paper: { border: `1px solid ${colour.line}`, boxShadow: colour.shadow } } },
      MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 36, gap: 10 } } },
    },
  });
};
