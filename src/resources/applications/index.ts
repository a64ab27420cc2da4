import type { ResourceLabel } from '../../calls/screen.ts';
import type { ApplicationRecord } from '../../organization/application.ts';
import { page } from '../../ui/page.ts';
import { paths, patterns } from '../../ui/paths.ts';

const refusal = 'names.applications.notAuthorized';

export const applications = {
  recordRepresentation: (application: ApplicationRecord) =>
    application.applicationName || application.applicationId || application.id,
  create: { label: 'names.applications.new', to: paths.newApplication },
  screens: [
    {
      path: patterns.newApplication,
      page: page(() => import('./NewApplicationPage.tsx'), ['applications']),
      right: 'applications',
      refusal,
    },
    {
      path: patterns.application,
      page: page(() => import('./ApplicationInfo.tsx'), ['applications']),
      right: 'applications',
      refusal,
    },
  ],
} satisfies ResourceLabel;
