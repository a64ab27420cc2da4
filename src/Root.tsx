import { useEffect, useState } from 'react';
import AccountPages from './account/AccountPages.tsx';
import { isEntrance, pageAudience } from './account/accountPaths.ts';
import { createEntry, type WindowLocation } from './auth/entry.ts';
import { createLogin } from './auth/login.ts';
import { returnAddress } from './auth/returnAddress.ts';
import { session } from './auth/session.ts';
import type { OpenedConsole } from './openConsole.ts';
import { OpeningScreen } from './OpeningScreen.tsx';
import { useStoreValue } from './storage/useStoreValue.ts';
import { base } from './ui/base.ts';
import { whenIdle } from './ui/whenIdle.ts';

const pathOf = (address: string) => address.split(/[?#]/)[0]!;
const here = () => location.pathname.slice(base.length) + location.search + location.hash;
const place: WindowLocation = {
  here,
  next: () =>
    returnAddress(isEntrance(pathOf(here())) ? new URLSearchParams(location.search).get('next') : here()),
  pageOf: address => pageAudience(pathOf(address)),
  replace(address) {
    if (address !== here()) scrollTo(0, 0);
    history.replaceState(null, '', base + address);
  },
};

/** Loads the console immediately if there is a session, otherwise while the user types. */
const opening = () => import('./openConsole.ts');
if (session.token()) opening().catch(() => {});

function startConsole() {
  const entry = createEntry<OpenedConsole>({
    session,
    place,
    load: async () => {
      const { openConsole: arrive, pauseAfter } = await opening();
      return { arrive: (...arriveArgs) => arrive(login, ...arriveArgs), pauseAfter };
    },
  });
  const login = createLogin(entry.signIn);
  const go = (to: string) => {
    if (to === here()) return;
    history.pushState(null, '', base + to);
    scrollTo(0, 0);
    entry.moved();
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
    addEventListener('popstate', entry.moved);
    return () => {
      removeEventListener('popstate', entry.moved);
      end();
    };
  }, [entry]);

  // Loads the console's code while the user types.
  useEffect(() => {
    if (state.is !== 'signedOut') return;
    whenIdle(() => {
      opening()
        .then(({ preload }) => preload(place.next()))
        .catch(() => {});
    });
  }, [state.is]);

  if (state.is === 'open' && pageAudience(path) !== 'mailed') {
    const { Shell, ...props } = state.opened;
    return <Shell key={state.token} {...props} />;
  }
  if (state.is === 'opening' || state.is === 'failed')
    return <OpeningScreen error={state.is === 'failed' ? state.error : undefined} retry={entry.retry} />;
  return <AccountPages path={path} search={location.search} go={go} login={login} signIn={entry.signIn} />;
}
