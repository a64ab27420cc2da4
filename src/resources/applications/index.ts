import type { ResourceLabel } from '../../calls/screen.ts';
import type { ApplicationRecord } from '../../organization/application.ts';
import { page } from '../../ui/page.ts';
import { paths, patterns } from '../../ui/paths.ts';

const refusal = 'resources.applications.notAuthorized';

export const applications = {
  recordRepresentation: (application: ApplicationRecord) =>
    application.applicationName || application.applicationId || application.id,
  create: { label: 'resources.applications.page.create', to: paths.newApplication },
  screens: [
    {
      path: patterns.newApplication,
      page: page(() => import('./NewApplicationPage.tsx'), ['resources.applications']),
      right: 'applications',
      refusal,
    },
    {
      path: patterns.application,
      page: page(() => import('./ApplicationInfo.tsx'), ['resources.applications']),
      right: 'applications',
      refusal,
    },
  ],
} satisfies ResourceLabel;
