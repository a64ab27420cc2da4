import './ui/theme/console.css';
import { useEffect, useState } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Navigate, parsePath, Route } from 'react-router-dom';
import { texts } from '../i18n/index.ts';
import { accountPaths } from './account/accountPaths.ts';
import { ActivityContext } from './activity/ActivityContext.ts';
import { createActivity } from './activity/createActivity.ts';
import { Admin } from './admin/app/Admin.tsx';
import { AccessGate, RefusedPage } from './admin/auth/CanAccess.tsx';
import type { ConsoleAuthProvider } from './auth/authProvider.ts';
import { cacheIdentity } from './auth/cacheIdentity.ts';
import { sessionCredentials } from './auth/callWithoutSchema.ts';
import type { Identity } from './auth/identity.ts';
import { createUserStore } from './createUserStore.ts';
import { createCall } from './data/call.ts';
import { createDataProvider } from './data/dataProvider.ts';
import { createQueryClient } from './data/queryClient.ts';
import { defaultProps } from './defaultProps.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { consolePages, homePage, type ConsolePage } from './pages/index.ts';
import { parseReply } from './platform/schema.ts';
import { resourceCalls } from './resourceCalls.ts';
import { resources } from './resources/index.ts';
import { screenAt } from './screens.ts';
import { base } from './ui/base.ts';
import { PreloadContext, preloadOnce } from './ui/lazy/preload.ts';
import { paths } from './ui/paths.ts';
import { useAppI18nProvider } from './useAppI18nProvider.ts';

/** Unknown paths redirect to the home page (docs/behaviour.md 1 §2). */
const ToHome = () => <Navigate to={paths.home} replace />;

function preload(address: string) {
  const currentScreen = screenAt(parsePath(address).pathname ?? '');
  if (currentScreen) preloadOnce(currentScreen.page.preload);
}

const pageRoute = ({ path, page: Page, right }: ConsolePage) => (
  <Route
    key={path}
    path={path}
    element={
      right ? (
        <AccessGate action="list" resource={right}>
          <Page />
        </AccessGate>
      ) : (
        <Page />
      )
    }
  />
);

export interface AppProps {
  me: Identity;
  authProvider: ConsoleAuthProvider;
}

/** The console behind sign-in. It is mounted for one session, so its caches end with the session. */
export default function App({ me, authProvider }: AppProps) {
  const [queryClient] = useState(() => cacheIdentity(createQueryClient(), me));
  const [activity] = useState(() => createActivity(me._id, queryClient));
  const [dataProvider] = useState(() =>
    createDataProvider({
      call: createCall({ ...sessionCredentials, parseReply }),
      resourceCalls,
      token: sessionCredentials.token,
      observer: activity.observer,
    }),
  );
  const [store] = useState(() => createUserStore(me._id, { locale: texts.language() }));
  const i18nProvider = useAppI18nProvider(store);
  useEffect(() => activity.open(), [activity]);
  return (
    <ActivityContext value={activity}>
      <PreloadContext value={preload}>
        <Admin
          accessDenied={RefusedPage}
          authProvider={authProvider}
          basename={base}
          catchAll={ToHome}
          dashboard={homePage.page}
          dataProvider={dataProvider}
          defaultProps={defaultProps}
          i18nProvider={i18nProvider}
          layout={ConsoleLayout}
          queryClient={queryClient}
          store={store}
        >
          {resources.map(resource => (
            <Resource key={resource.name} {...resource} />
          ))}
          <CustomRoutes>
            {consolePages.filter(({ isAvailable }) => isAvailable?.() ?? true).map(pageRoute)}
            {/* Signed-in users change their password in the settings. */}
            <Route path={accountPaths.forgotPassword} element={<Navigate to={paths.settings} replace />} />
          </CustomRoutes>
        </Admin>
      </PreloadContext>
    </ActivityContext>
  );
}
