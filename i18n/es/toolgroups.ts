import type { Same } from '../en/same.ts';
import type en from '../en/toolgroups.ts';

export default {
  one: 'Grupo de herramientas',
  search: 'Buscar grupos de herramientas',
  add: 'Crear grupo de herramientas',
  empty: 'Aún no hay grupos de herramientas',
  emptyHint:
    'Un grupo de herramientas es un conjunto ordenado de herramientas. Varios propósitos pueden compartirlo y los roles dan acceso a él.',
  noSuch: 'No existe ese grupo de herramientas',
  loadError: 'Se produjo un error al cargar los datos',
  saveError: 'Se produjo un error al guardar el grupo de herramientas',
  deleteError: 'Se produjo un error al eliminar',
  added: 'Se creó el grupo de herramientas %{name}.',
  saved: 'Se guardó el grupo de herramientas %{name}.',
  undone: 'Se deshicieron los cambios en el grupo de herramientas %{name}.',
  deleted: 'Se eliminó el grupo de herramientas %{name}.',
  delete: '¿Eliminar %{name}?',
  deleteText:
    '¿Seguro que desea eliminar el grupo de herramientas? Se quitará de todos los propósitos relacionados.',
  field: {
    toolGroupName: 'Nombre',
    helpInfo: 'Ayuda',
    tools: 'Herramientas',
    rolesAssigned: 'Roles',
    id: 'ID',
  },
  rule: { toolGroupName: 'El nombre del grupo de herramientas es obligatorio' },
} satisfies Same<typeof en>;
