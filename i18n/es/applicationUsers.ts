import type en from '../en/applicationUsers.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Personas que la usan',
  empty: 'Todavía no la usa nadie',
  emptyHint: 'Busque arriba a una persona y añádala.',
  loadError: 'Hubo un error al cargar los datos',
  find: 'Añadir un usuario',
  findHint: 'Desde 3 caracteres.',
  add: 'Añadir usuario',
  missing: 'Seleccione un usuario válido',
  duplicate: 'Esta persona ya usa la aplicación.',
  refused: '%{message}',
  added: '%{name} usa ahora %{application}.',
  removed: '%{name} ya no usa %{application}.',
  ask: '¿Quitar a %{name} de los usuarios?',
  askText:
    '%{name} ya no usará %{application}. La cuenta se conserva, y también los roles y las suscripciones.',
  saveError: 'Hubo un error al guardar los datos',
  removeError: 'Hubo un error al quitar los datos',
  admins: {
    title: 'Administradores',
    find: 'Añadir un administrador',
    add: 'Añadir administrador',
    duplicate: 'Este usuario ya es administrador de la aplicación',
    added: '%{name} administra ahora %{application}.',
    removed: '%{name} ya no administra %{application}.',
    ask: '¿Quitar a %{name} de los administradores?',
    askText:
      '%{name} ya no podrá cambiar %{application} ni ver aquí a sus personas. La cuenta se conserva, y también los roles y las suscripciones.',
    empty:
      'Todavía nadie administra esta aplicación. Los superadministradores pueden cambiarla de todos modos.',
    emptyAsk: 'Todavía nadie administra esta aplicación. Un superadministrador puede añadir a alguien.',
  },
  field: { name: 'Nombre', email: 'Correo', role: 'Rol', active: 'Activo' },
} satisfies Same<typeof en>;
