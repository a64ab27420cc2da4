import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useMedia } from '../useMedia.ts';
import { muiTheme } from './muiTheme.ts';
import { nonce } from './nonce.ts';
import { theme } from './theme.ts';

const cache = createCache({ key: 'mui', ...(nonce && { nonce }) });

/** Wraps components that need MUI, so that the rest of the console loads without it. */
export function Mui({ children }: { children: ReactNode }) {
  const mode = useStoreValue(theme.mode);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={useMemo(() => muiTheme(mode, still), [mode, still])}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
