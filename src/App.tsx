import { useEffect, useState } from 'react';
import { CoreAdmin, CustomRoutes, Resource, memoryStore } from 'react-admin';
import { Navigate, Route, RouterProvider, createBrowserRouter } from 'react-router-dom';
import { texts } from '../i18n/index.ts';
import { paths as accountPaths } from './account/paths.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { Live } from './live/Live.tsx';
import { createQueryClient } from './queryClient.ts';
import { resources } from './resources/index.ts';
import { isThere, screens } from './screens.ts';
import { authProvider } from './session/authProvider.ts';
import type { ShellProps } from './shell.ts';
import { Broken } from './frame/Broken.tsx';
import { Layout } from './frame/Layout.tsx';
import { Gate } from './calls/Gate.tsx';
import { ToHome } from './frame/ToHome.tsx';
import { MeProvider } from './calls/MeContext.tsx';
import { base } from './ui/base.ts';
import { paths } from './ui/paths.ts';
import { useI18nProvider } from './useI18nProvider.ts';

/** The console behind sign-in. Mounted for one session: its caches live and die with it. */
export default function App({ me }: ShellProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Console me={me} /> }], { basename: base || '/' }));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}

const ConsoleLayout = ({ me, children }: ShellProps & { children?: React.ReactNode }) => (
  <MeProvider first={me}>
    <Live user={me._id} />
    <Layout>{children}</Layout>
  </MeProvider>
);

function Console({ me }: ShellProps) {
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(() => memoryStore({ locale: texts.language() }));
  const [auth] = useState(() => authProvider(() => me));
  const [layout] = useState(() => ({ children }: { children?: React.ReactNode }) => <ConsoleLayout me={me}>{children}</ConsoleLayout>);
  return (
    <CoreAdmin
      dataProvider={dataProvider}
      authProvider={auth}
      i18nProvider={useI18nProvider(store)}
      queryClient={queryClient}
      store={store}
      layout={layout}
      error={Broken}
      catchAll={ToHome}
      title=""
      disableTelemetry
    >
      {Object.entries(resources).map(([name, { recordRepresentation, create }]) => (
        <Resource key={name} name={name} options={{ create }} {...(recordRepresentation && { recordRepresentation })}>
          <Route path="*" element={<ToHome />} />
        </Resource>
      ))}
      <CustomRoutes>
        {screens.filter(isThere).map(screen => (
          <Route key={screen.path} path={screen.path} element={<Gate screen={screen} />} />
        ))}
        {/* Who has a session changes the password rather than ask for a link. */}
        <Route path={accountPaths.forgotPassword} element={<Navigate to={paths.settings} replace />} />
      </CustomRoutes>
    </CoreAdmin>
  );
}
