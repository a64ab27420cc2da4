import type en from '../en/names.ts';
import type { Same } from '../en/same.ts';

export default {
  users: {
    title: 'Usuarios',
    new: 'Nuevo usuario',
    notAuthorized: 'No tiene autorización para ver los usuarios',
  },
  roles: {
    title: 'Roles',
    count: '%{count} rol |||| %{count} roles',
    new: 'Nuevo rol',
    notAuthorized: 'No tiene autorización para ver los roles.',
  },
  tags: { title: 'Etiquetas', new: 'Nueva etiqueta' },
  purposes: {
    title: 'Propósitos',
    count: '%{count} propósito |||| %{count} propósitos',
    new: 'Nuevo propósito',
  },
  toolgroups: {
    title: 'Grupos de herramientas',
    count: '%{count} grupo de herramientas |||| %{count} grupos de herramientas',
    new: 'Nuevo grupo de herramientas',
  },
  tools: {
    title: 'Herramientas',
    count: '%{count} herramienta |||| %{count} herramientas',
    new: 'Nueva herramienta',
  },
  applications: {
    title: 'Aplicaciones',
    new: 'Nueva organización',
    notAuthorized: 'No tiene autorización para ver los detalles de esta aplicación',
  },
  'subscription-plans': {
    title: 'Planes de suscripción',
    newFor: 'Nuevo plan para %{application}',
    notAuthorized: 'No tiene autorización para cambiar los planes de esta aplicación.',
  },
  notifications: { title: 'Notificaciones' },
} satisfies Same<typeof en>;
