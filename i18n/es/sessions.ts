import type { Same } from '../en/same.ts';
import type en from '../en/sessions.ts';

export default {
  title: 'Sesiones',
  fields: { application: 'Aplicación', login: 'Inicio', logout: 'Cierre', elapsed: 'Duración' },
  open: 'sesión abierta',
  empty: 'Aún no hay sesiones',
  emptyHint: 'Aquí aparece cada inicio de sesión en una aplicación.',
} satisfies Same<typeof en>;
