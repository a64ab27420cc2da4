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
  people: '%{smart_count} persona |||| %{smart_count} personas',
  person: 'Persona',
  caption: 'Quién hace órdenes de trabajo en %{department}',
  add: 'Añadir a %{name} a %{type}',
  remove: 'Quitar a %{name} de %{type}',
  addShort: 'Añadir',
  removeShort: 'Quitar…',
  adding: 'Añadiendo',
  removing: 'Quitando',
  added: '%{name} está ahora en %{type}.',
  removed: '%{name} ya no está en %{type}.',
  ask: '¿Quitar a %{name} de %{type}?',
  consequence: {
    admins:
      '%{name} ya no dirige las órdenes de trabajo de %{department}. Sus otros lugares, también en otros departamentos, se conservan.',
    users:
      '%{name} ya no ve las órdenes de trabajo de %{department}. Sus otros lugares, también en otros departamentos, se conservan.',
    workers:
      '%{name} ya no recibe órdenes de trabajo de %{department}. Sus otros lugares, también en otros departamentos, se conservan.',
  },
  notAdded: 'No añadido',
  refused: '%{message}',
  newest: 'Mostrar la lista actual',
  find: 'Añadir una persona',
  findHint: 'A partir de 3 caracteres. Después elija lo que hace.',
  choose: 'Mostrar en la lista',
  missing: 'Elija un usuario válido',
  duplicate: 'Esta persona ya está en la lista.',
  saveError: 'Hubo un error al actualizar los datos',
  removeError: 'Hubo un error al quitar los datos',
  loadError: 'Hubo un error al cargar los datos',
  empty: 'No hay departamentos',
  emptyHint: 'Esta aplicación no tiene departamentos con órdenes de trabajo.',
  noSuch: 'No existe ese departamento',
  nobody: 'Todavía nadie',
  nobodyHint: 'Busque arriba a una persona y elija lo que hace en este departamento.',
} satisfies Same<typeof en>;
