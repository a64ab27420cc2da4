import MapIcon from '@mui/icons-material/MapOutlined';
import type { ApplicationRecord } from '../../domain/organizations/application.ts';
import { resourcePaths } from '../../platform/resources.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { paths } from '../../ui/paths.ts';
import { defineResource } from '../defineResource.ts';

export const applicationsResource = defineResource('applications', {
  icon: MapIcon,
  create: lazyComponent(() => import('./NewApplicationPage.tsx'), ['resources.applications'], 'parent'),
  edit: lazyComponent(() => import('./ApplicationInfo.tsx'), ['resources.applications'], 'parent'),
  recordRepresentation: (application: ApplicationRecord) =>
    String(application.applicationName || application.applicationId || application.id),
  // The main page contains the list of applications.
  options: {
    menu: 'none',
    paths: { ...resourcePaths.applications, list: paths.home },
    calls: async () => (await import('../../platform/applications.ts')).applications,
  },
});
