import { useEffect, useState } from 'react';
import AccountPages from './account/AccountPages.tsx';
import { isEntrance, pageAudience } from './account/accountPaths.ts';
import { createEntry, type WindowLocation } from './auth/entry.ts';
import { createLogin } from './auth/login.ts';
import { returnPath } from './auth/returnPath.ts';
import { session } from './auth/session.ts';
import type { OpenedConsole } from './openConsole.ts';
import { OpeningScreen } from './OpeningScreen.tsx';
import { useStoreValue } from './storage/useStoreValue.ts';
import { base } from './ui/base.ts';
import { whenIdle } from './ui/whenIdle.ts';

const pathOf = (address: string) => address.split(/[?#]/)[0]!;
const currentAddress = () => location.pathname.slice(base.length) + location.search + location.hash;
const windowLocation: WindowLocation = {
  current: currentAddress,
  returnPath: () =>
    returnPath(
      isEntrance(pathOf(currentAddress()))
        ? new URLSearchParams(location.search).get('next')
        : currentAddress(),
    ),
  audienceOf: address => pageAudience(pathOf(address)),
  replace(address) {
    if (address !== currentAddress()) scrollTo(0, 0);
    history.replaceState(null, '', base + address);
  },
};

/** Loads the console immediately if there is a session, otherwise while the user types. */
const opening = () => import('./openConsole.ts');
if (session.token()) opening().catch(() => {});

function startConsole() {
  const entry = createEntry<OpenedConsole>({
    session,
    windowLocation,
    load: async () => {
      const { openConsole: startOpening, retryDelay } = await opening();
      return { startOpening: (...openingArgs) => startOpening(login, ...openingArgs), retryDelay };
    },
  });
  const login = createLogin(entry.signIn);
  const go = (to: string) => {
    if (to === currentAddress()) return;
    history.pushState(null, '', base + to);
    scrollTo(0, 0);
    entry.onLocationChange();
  };
  return { entry, login, go };
}

/** Renders the state of the entry (auth/entry.ts): a page before sign-in, the console, or its opening. */
export function Root() {
  const [{ entry, login, go }] = useState(startConsole);
  const state = useStoreValue(entry);
  const path = pathOf(state.address);

  useEffect(() => {
    const end = entry.start();
    addEventListener('popstate', entry.onLocationChange);
    return () => {
      removeEventListener('popstate', entry.onLocationChange);
      end();
    };
  }, [entry]);

  // Loads the console's code while the user types.
  useEffect(() => {
    if (state.status !== 'signedOut') return;
    whenIdle(() => {
      opening()
        .then(({ preload }) => preload(windowLocation.returnPath()))
        .catch(() => {});
    });
  }, [state.status]);

  if (state.status === 'open' && pageAudience(path) !== 'mailed') {
    const { Shell, ...props } = state.opened;
    return <Shell key={state.token} {...props} />;
  }
  if (state.status === 'opening' || state.status === 'failed')
    return <OpeningScreen error={state.status === 'failed' ? state.error : undefined} retry={entry.retry} />;
  return <AccountPages path={path} search={location.search} go={go} login={login} signIn={entry.signIn} />;
}
