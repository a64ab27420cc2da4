import type en from '../en/roles.ts';
import type { Same } from '../en/same.ts';

export default {
  search: 'Buscar roles',
  action: { add: 'Crear rol' },
  empty: 'Aún no hay roles en sus aplicaciones',
  invite:
    'Un rol se asigna a los usuarios por aplicación y da acceso a propósitos, grupos de herramientas y herramientas.',
  noSuch: 'No existe ese rol',
  loadError: 'Se produjo un error al cargar los datos',
  saveError: 'Se produjo un error al guardar los datos',
  deleteError: 'Se produjo un error al eliminar los datos',
  journal: {
    created: 'Rol %{name} creado |||| %{smart_count} roles creados',
    deleted: 'Rol %{name} eliminado |||| %{smart_count} roles eliminados',
  },
  notifications: {
    created: 'El rol se creó correctamente.',
    updated: 'Se guardó el rol %{name}.',
    undone: 'Se deshicieron los cambios en el rol %{name}.',
    deleted: 'Se eliminó el rol %{name}.',
  },
  message: {
    delete_title: '¿Seguro que desea eliminar %{name}?',
    delete_content:
      '%{name} se quitará a todos los usuarios, propósitos, grupos de herramientas y herramientas que lo tienen. Esto no se puede deshacer.',
  },
  fields: { roleName: 'Nombre', roleDescription: 'Descripción', id: 'ID' },
  rule: { roleName: 'El nombre del rol es obligatorio' },
  uses: {
    nobody: 'El rol no está asignado a ningún usuario, propósito, grupo de herramientas ni herramienta.',
    users: 'Asignado a %{smart_count} usuario |||| Asignado a %{smart_count} usuarios',
    carry: 'Asignado a %{things} |||| Asignado a %{things}',
  },
  info: {
    tabs: 'Detalles del rol',
    access: 'Acceso',
    details: 'Detalles',
    users: 'Usuarios asignados',
    usersHint: 'Personas que tienen este rol en al menos una aplicación.',
    noUsers: 'Nadie tiene aún este rol',
    purposes: 'Propósitos',
    purposesHint: 'Los propósitos que tienen asignado este rol, por aplicación.',
    noPurposes: 'Ningún propósito tiene aún este rol',
    findUser: 'Usuario',
    addUser: 'Asignar',
    invalidUser: 'Seleccione un usuario válido',
    userAdded: '%{name} ahora tiene el rol %{role}.',
    userRemoved: '%{name} ya no tiene el rol %{role}.',
    removeMany: 'Quitar a varios usuarios',
    removeUserAsk: '¿Quitar el rol %{role} a %{name}?',
  },
  clone: {
    action: 'Clonar rol',
    title: 'Clonar un rol',
    text: 'Todos los usuarios, propósitos, grupos de herramientas y herramientas que tienen el rol de origen recibirán también el rol de destino.',
    from: 'Rol de origen',
    to: 'Rol de destino',
    preview: 'Lo que se copiará',
    pick: 'Elija el rol de origen para ver qué se copiará.',
    same: 'Elija dos roles distintos',
    confirm: 'Clonar rol',
    done: 'El rol %{from} se clonó en %{to}.',
    gaining:
      '%{smart_count} usuario recibirá %{to} donde tiene %{from}: %{names}. |||| %{smart_count} usuarios recibirán %{to} donde tienen %{from}: %{names}.',
    carrying: '%{things} recibirá %{to}: %{names}. |||| %{things} recibirán %{to}: %{names}.',
    staying:
      '%{smart_count} usuario ya tiene %{to} allí: %{names}. |||| %{smart_count} usuarios ya tienen %{to} allí: %{names}.',
    rest: 'Nadie pierde %{from}, y quienes tienen %{to} en otro lugar conservan el rol.',
    nothing: 'Todo lo que tiene %{from} ya tiene %{to}. No cambiará nada.',
    have: '%{names} ahora tiene %{to}. |||| %{names} ahora tienen %{to}.',
    carry: '%{things} ahora tiene %{to}. |||| %{things} ahora tienen %{to}.',
    lost: '%{names} ya no tiene %{to}. |||| %{names} ya no tienen %{to}.',
    dropped: '%{things} ya no tiene %{to}. |||| %{things} ya no tienen %{to}.',
  },
} satisfies Same<typeof en>;
