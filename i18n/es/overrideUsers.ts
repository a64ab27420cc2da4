import type en from '../en/overrideUsers.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Usuarios exentos',
  hint: 'Estas personas pueden usar la aplicación sin suscripción. La lista no se puede editar aquí.',
  empty: 'No hay usuarios exentos',
  emptyHint: 'Todas las personas que usan esta aplicación necesitan una suscripción.',
  fields: { name: 'Nombre', email: 'Correo', role: 'Rol', active: 'Activo' },
} satisfies Same<typeof en>;
