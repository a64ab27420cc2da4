import type { ApplicationRecord } from '../../domain/organizations/application.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { paths, resourcePaths } from '../../ui/paths.ts';
import type { ConsoleResource } from '../ConsoleResource.ts';

export const applications = {
  name: 'applications',
  create: lazyComponent(() => import('./NewApplicationPage.tsx'), ['resources.applications'], 'parent'),
  edit: lazyComponent(() => import('./ApplicationInfo.tsx'), ['resources.applications'], 'parent'),
  recordRepresentation: (application: ApplicationRecord) =>
    String(application.applicationName || application.applicationId || application.id),
  // The main page has their list.
  options: { paths: { ...resourcePaths.applications, list: paths.home } },
} satisfies ConsoleResource;
