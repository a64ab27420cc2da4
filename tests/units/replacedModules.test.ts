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
])('the small Resource registers %j like the one of ra-core', props => {
  expect(SmallResource.registerResource(props)).toEqual(Resource.registerResource(props));
  expect(SmallResource.raName).toBe(Resource.raName);
});

it('the small router provider has the same members as the one of ra-core', () => {
  expect(Object.keys(smallProvider).toSorted()).toEqual(Object.keys(reactRouterProvider).toSorted());
  const own = ['RouterWrapper', 'useCanBlock', 'useNavigate'];
  const shared = (provider: object) => Object.entries(provider).filter(([name]) => !own.includes(name));
  expect(Object.fromEntries(shared(smallProvider))).toEqual(Object.fromEntries(shared(reactRouterProvider)));
});
