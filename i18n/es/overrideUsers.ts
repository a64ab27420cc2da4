import type en from '../en/overrideUsers.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Usuarios exentos',
  hint: 'Estas personas usan la aplicación sin suscripción. La lista se lleva en otro lugar y aquí solo se muestra.',
  empty: 'No hay usuarios exentos',
  emptyHint: 'Quien usa esta aplicación necesita una suscripción.',
  loadError: 'Hubo un error al cargar los datos',
  field: { name: 'Nombre', email: 'Correo', role: 'Rol', active: 'Activo' },
} satisfies Same<typeof en>;
