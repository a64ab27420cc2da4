import type { Same } from '../en/same.ts';
import type en from '../en/workOrders.ts';

export default {
  departments: 'Departamentos',
  department: 'Departamento',
  types: { admins: 'administradores', users: 'usuarios', workers: 'trabajadores' },
  counted: {
    admins: '%{smart_count} administrador |||| %{smart_count} administradores',
    users: '%{smart_count} usuario |||| %{smart_count} usuarios',
    workers: '%{smart_count} trabajador |||| %{smart_count} trabajadores',
  },
  noAdmin: 'Sin administrador',
  people: '%{smart_count} miembro |||| %{smart_count} miembros',
  person: 'Miembro',
  caption: 'Miembros de %{department}',
  add: 'Agregar a %{name} a los %{type}',
  remove: 'Quitar a %{name} de los %{type}',
  addShort: 'Agregar',
  removeShort: 'Quitar…',
  adding: 'Agregando…',
  removing: 'Quitando…',
  added: 'Se agregó a %{name} a los %{type}.',
  removed: 'Se quitó a %{name} de los %{type}.',
  ask: '¿Quitar a %{name} de los %{type}?',
  consequence: {
    admins:
      '%{name} ya no dirigirá las órdenes de trabajo de %{department}. Sus otros tipos de usuario y departamentos no cambian.',
    users:
      '%{name} ya no verá las órdenes de trabajo de %{department}. Sus otros tipos de usuario y departamentos no cambian.',
    workers:
      '%{name} ya no recibirá órdenes de trabajo de %{department}. Sus otros tipos de usuario y departamentos no cambian.',
  },
  notAdded: 'No se agregó',
  newest: 'Mostrar la lista actualizada',
  user: 'Usuario',
  userType: 'Tipo de usuario',
  typeOf: { admins: 'Administrador', users: 'Usuario', workers: 'Trabajador' },
  addMember: 'Agregar miembro',
  already: '%{name} ya está entre los %{type} de este departamento',
  empty: 'Aún no hay departamentos',
  emptyHint: 'Aquí aparecen los departamentos con órdenes de trabajo.',
  noSuch: 'No existe ese departamento',
  nobody: 'Aún no hay miembros',
  nobodyHint: 'Para agregar un miembro, elija arriba un usuario y un tipo de usuario.',
} satisfies Same<typeof en>;
