import { reactRouterProvider, Resource, type ResourceProps } from 'react-admin';
import { expect, it } from 'vitest';
import { reactRouterProvider as smallProvider } from '../../build/reactRouterProvider.ts';
import { Resource as SmallResource } from '../../build/Resource.ts';

const Page = () => null;

it.each<ResourceProps>([
  { name: 'posts' },
  { name: 'posts', list: Page, create: Page, edit: Page, show: Page },
  { name: 'posts', list: Page, hasCreate: true, hasEdit: true, hasShow: true },
  { name: 'posts', icon: Page, options: { label: 'Posts' }, recordRepresentation: 'title' },
])('The small Resource registers %j like ra-core’s', props => {
  expect(SmallResource.registerResource(props)).toEqual(Resource.registerResource(props));
  expect(SmallResource.raName).toBe(Resource.raName);
});

it('The small router provider has the members of ra-core’s', () => {
  expect(Object.keys(smallProvider).toSorted()).toEqual(Object.keys(reactRouterProvider).toSorted());
  const own = ['RouterWrapper', 'useCanBlock', 'useNavigate'];
  const shared = (provider: object) => Object.entries(provider).filter(([name]) => !own.includes(name));
  expect(Object.fromEntries(shared(smallProvider))).toEqual(Object.fromEntries(shared(reactRouterProvider)));
});
