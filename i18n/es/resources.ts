import type en from '../en/resources.ts';
import type { Same } from '../en/same.ts';

export default {
  users: {
    name: 'Usuario |||| Usuarios',
    page: { create: 'Nuevo usuario' },
    notAuthorized: 'No tiene autorización para ver los usuarios',
  },
  roles: {
    name: 'Rol |||| Roles',
    count: '%{count} rol |||| %{count} roles',
    page: { create: 'Nuevo rol' },
    notAuthorized: 'No tiene autorización para ver los roles.',
  },
  tags: { name: 'Etiqueta |||| Etiquetas', page: { create: 'Nueva etiqueta' } },
  purposes: {
    name: 'Propósito |||| Propósitos',
    count: '%{count} propósito |||| %{count} propósitos',
    page: { create: 'Nuevo propósito' },
  },
  toolgroups: {
    name: 'Grupo de herramientas |||| Grupos de herramientas',
    count: '%{count} grupo de herramientas |||| %{count} grupos de herramientas',
    page: { create: 'Nuevo grupo de herramientas' },
  },
  tools: {
    name: 'Herramienta |||| Herramientas',
    count: '%{count} herramienta |||| %{count} herramientas',
    page: { create: 'Nueva herramienta' },
  },
  applications: {
    name: 'Aplicación |||| Aplicaciones',
    count: '%{count} aplicación |||| %{count} aplicaciones',
    page: { list: 'Organizaciones', create: 'Nueva organización' },
    notAuthorized: 'No tiene autorización para ver los detalles de esta aplicación',
  },
  'subscription-plans': {
    name: 'Plan de suscripción |||| Planes de suscripción',
    page: { create: 'Nuevo plan', createFor: 'Nuevo plan para %{application}' },
    notAuthorized: 'No tiene autorización para cambiar los planes de esta aplicación.',
  },
  notifications: { name: 'Notificación |||| Notificaciones', undated: 'sin fecha' },
} satisfies Same<typeof en>;
