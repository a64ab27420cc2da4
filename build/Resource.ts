import type { ResourceProps } from 'react-admin';

/** Replaces ra-core's `Resource` without its routes: `Admin` reads its props and never renders it. */
export const Resource = Object.assign((_: ResourceProps) => null, {
  raName: 'Resource',
  registerResource: ({ list, create, edit, show, hasCreate, hasEdit, hasShow, ...rest }: ResourceProps) => ({
    name: rest.name,
    options: rest.options,
    icon: rest.icon,
    recordRepresentation: rest.recordRepresentation,
    hasList: !!list,
    hasCreate: !!create || !!hasCreate,
    hasEdit: !!edit || !!hasEdit,
    hasShow: !!show || !!hasShow,
  }),
});
