import type { ResourceLabel } from '../../calls/screen.ts';
import type { ApplicationRecord } from '../../organization/application.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { paths, patterns } from '../../ui/paths.ts';

const refusal = 'resources.applications.notAuthorized';

export const applications = {
  recordRepresentation: (application: ApplicationRecord) =>
    application.applicationName || application.applicationId || application.id,
  create: { label: 'resources.applications.page.create', to: paths.newApplication },
  screens: [
    {
      path: patterns.newApplication,
      page: lazyComponent(() => import('./NewApplicationPage.tsx'), ['resources.applications'], 'parent'),
      right: 'applications',
      refusal,
    },
    {
      path: patterns.application,
      page: lazyComponent(() => import('./ApplicationInfo.tsx'), ['resources.applications'], 'parent'),
      right: 'applications',
      refusal,
    },
  ],
} satisfies ResourceLabel;
