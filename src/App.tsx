import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { CoreAdmin, CustomRoutes, Resource, memoryStore, type I18nProvider } from 'react-admin';
import { Navigate, Route, RouterProvider, createBrowserRouter } from 'react-router-dom';
import { loadTexts, textsNow } from '../i18n/index.ts';
import { language } from '../i18n/language.ts';
import { fill, textOf } from '../i18n/translate.ts';
import { paths as accountPaths } from './account/paths.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { Live } from './live/Live.tsx';
import { createQueryClient } from './queryClient.ts';
import { resources } from './resources/index.ts';
import { screens } from './screens.ts';
import { authProvider } from './session/authProvider.ts';
import type { ShellProps } from './shell.ts';
import { Broken } from './frame/Broken.tsx';
import { Layout } from './frame/Layout.tsx';
import { Gate } from './calls/Gate.tsx';
import { ToHome } from './frame/ToHome.tsx';
import { MeProvider } from './calls/MeContext.tsx';
import { paths } from './ui/paths.ts';

/** The console behind sign-in. Mounted for one session: its caches live and die with it. */
export default function App({ me }: ShellProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Console me={me} /> }]));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

const ConsoleLayout = ({ me, children }: ShellProps & { children?: React.ReactNode }) => (
  <MeProvider first={me}>
    <Live />
    <Layout>{children}</Layout>
  </MeProvider>
);

function Console({ me }: ShellProps) {
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(() => memoryStore({ locale: language.now() }));
  const [auth] = useState(() => authProvider(() => me));
  const [layout] = useState(() => ({ children }: { children?: React.ReactNode }) => <ConsoleLayout me={me}>{children}</ConsoleLayout>);
  return (
    <CoreAdmin
      dataProvider={dataProvider}
      authProvider={auth}
      i18nProvider={useI18n(store)}
      queryClient={queryClient}
      store={store}
      layout={layout}
      error={Broken}
      catchAll={ToHome}
      title=""
      disableTelemetry
    >
      {Object.entries(resources).map(([name, { recordRepresentation }]) => (
        <Resource key={name} name={name} recordRepresentation={recordRepresentation as never}>
          <Route path="*" element={<ToHome />} />
        </Resource>
      ))}
      <CustomRoutes>
        {screens.map(screen => (
          <Route key={screen.path} path={screen.path} element={<Gate screen={screen} />} />
        ))}
        {/* Who has a session changes the password rather than ask for a link. */}
        <Route path={accountPaths.forgotPassword} element={<Navigate to={paths.settings} replace />} />
      </CustomRoutes>
    </CoreAdmin>
  );
}

/** The catalogue as react-admin wants it; a new object for each language, so that every text is drawn again. */
function useI18n(store: ReturnType<typeof memoryStore>): I18nProvider {
  const chosen = useSyncExternalStore(language.subscribe, language.now);
  const [shown, setShown] = useState(chosen);
  useEffect(() => {
    let left = false;
    loadTexts(chosen).then(
      () => {
        if (left) return;
        // Both at once: react-admin changes the language back where its store says another than the provider.
        store.setItem('locale', chosen);
        setShown(chosen);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [chosen, store]);
  useEffect(() => {
    document.documentElement.lang = shown;
  }, [shown]);
  return useMemo(() => {
    const texts = textsNow(shown);
    return {
      translate: (key, values = {}) => fill(textOf(texts, key) ?? values._ ?? key, values),
      changeLocale: async locale => language.choose(locale as typeof shown),
      getLocale: () => shown,
    };
  }, [shown]);
}
