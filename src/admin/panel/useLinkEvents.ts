import { useCallback, useContext, type MouseEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withoutBase } from '../../ui/base.ts';
import { isPlainClick } from '../../ui/isPlainClick.ts';
import { PreloadContext } from '../../ui/lazy/preload.ts';

/** Event handlers for an element with many plain links: they navigate client-side, and their pages are preloaded on approach. */
export function useLinkEvents() {
  const navigate = useNavigate();
  const preloadPage = useContext(PreloadContext);
  const onClick = useCallback(
    (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      if (!link || link.target || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(withoutBase(link.getAttribute('href')!));
    },
    [navigate],
  );
  const preloadLink = useCallback(
    ({ target }: SyntheticEvent) => {
      const address = (target as Element).closest('a[href]')?.getAttribute('href');
      if (address) preloadPage(withoutBase(address));
    },
    [preloadPage],
  );
  return { onClick, onPointerOver: preloadLink, onFocus: preloadLink };
}
