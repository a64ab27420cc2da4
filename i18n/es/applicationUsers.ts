import type en from '../en/applicationUsers.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Usuarios',
  empty: 'Aún no hay usuarios',
  emptyHint: 'Busque arriba un usuario y agréguelo.',
  find: 'Usuario',
  add: 'Agregar usuario',
  added: 'Se agregó a %{name} a %{application}.',
  removed: 'Se quitó a %{name} de %{application}.',
  ask: '¿Quitar a %{name} de la aplicación?',
  askText:
    '%{name} dejará de ser usuario de %{application}. Su cuenta, sus roles y sus suscripciones se conservan.',
  admins: {
    title: 'Administradores',
    find: 'Usuario',
    add: 'Agregar administrador',
    duplicate: 'Este usuario ya es administrador de la aplicación',
    added: '%{name} ahora administra %{application}.',
    removed: '%{name} ya no administra %{application}.',
    ask: '¿Quitar a %{name} de los administradores?',
    askText:
      '%{name} dejará de poder administrar los usuarios, roles y contenidos de %{application}. Su cuenta, sus roles y sus suscripciones se conservan.',
    empty: 'Aún no hay administradores. Los superadministradores también pueden administrar esta aplicación.',
    emptyAsk: 'Aún no hay administradores. Pida a un superadministrador que agregue uno.',
  },
  fields: { name: 'Nombre', email: 'Correo', role: 'Rol', active: 'Activo' },
} satisfies Same<typeof en>;
