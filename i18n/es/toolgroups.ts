import type { Same } from '../en/same.ts';
import type en from '../en/toolgroups.ts';

export default {
  one: 'Grupo de herramientas',
  search: 'Buscar grupos de herramientas',
  add: 'Crear grupo',
  empty: 'Aún no hay grupos de herramientas',
  emptyHint:
    'Un grupo contiene herramientas en su orden. Los propósitos comparten grupos y los llevan roles.',
  noSuch: 'No existe ese grupo de herramientas',
  loadError: 'Se produjo un error al cargar los datos',
  saveError: 'Se produjo un error al guardar el grupo de herramientas',
  deleteError: 'Se produjo un error al eliminar',
  added: 'Se ha creado el grupo de herramientas %{name}.',
  saved: 'Se ha guardado el grupo de herramientas %{name}.',
  undone: 'El grupo de herramientas %{name} está como antes.',
  deleted: 'Se ha eliminado el grupo de herramientas %{name}.',
  delete: '¿Eliminar %{name}?',
  deleteText:
    '¿Seguro que desea eliminar el grupo de herramientas? Se quitará de todos los propósitos relacionados.',
  field: {
    toolGroupName: 'Nombre',
    helpInfo: 'Ayuda',
    tools: 'Herramientas',
    rolesAssigned: 'Roles',
    id: 'Id.',
  },
  rule: { toolGroupName: 'El nombre del grupo de herramientas es obligatorio' },
} satisfies Same<typeof en>;
