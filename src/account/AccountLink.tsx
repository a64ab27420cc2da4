import type { ComponentProps, MouseEvent } from 'react';
import { base } from '../ui/base.ts';
import { useAccountContext } from './accountContext.ts';
import { withNext } from './accountPaths.ts';
import { useHydrated } from './useHydrated.ts';

interface Props extends ComponentProps<'a'> {
  to: string;
}

/** A link between the pages before sign-in. A plain click navigates within the app. */
export function AccountLink({ to, children, ...link }: Props) {
  const { search, go } = useAccountContext();
  // The prerendered page is the same for every URL.
  const isHydrated = useHydrated();
  const click = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...link} href={base + withNext(to, isHydrated ? search : '')} onClick={click}>
      {children}
    </a>
  );
}
