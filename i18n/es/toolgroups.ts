import type { Same } from '../en/same.ts';
import type en from '../en/toolgroups.ts';

export default {
  search: 'Buscar grupos de herramientas',
  action: { add: 'Crear grupo de herramientas' },
  empty: 'Aún no hay grupos de herramientas',
  invite:
    'Un grupo de herramientas es un conjunto ordenado de herramientas. Varios propósitos pueden compartirlo y los roles dan acceso a él.',
  noSuch: 'No existe ese grupo de herramientas',
  loadError: 'Se produjo un error al cargar los datos',
  saveError: 'Se produjo un error al guardar el grupo de herramientas',
  deleteError: 'Se produjo un error al eliminar',
  journal: {
    created: 'Grupo de herramientas %{name} creado |||| %{smart_count} grupos de herramientas creados',
    deleted: 'Grupo de herramientas %{name} eliminado |||| %{smart_count} grupos de herramientas eliminados',
  },
  notifications: {
    created: 'Se creó el grupo de herramientas %{name}.',
    updated: 'Se guardó el grupo de herramientas %{name}.',
    undone: 'Se deshicieron los cambios en el grupo de herramientas %{name}.',
    deleted: 'Se eliminó el grupo de herramientas %{name}.',
  },
  message: {
    delete_title: '¿Eliminar %{name}?',
    delete_content:
      '¿Seguro que desea eliminar el grupo de herramientas? Se quitará de todos los propósitos relacionados.',
  },
  fields: {
    toolGroupName: 'Nombre',
    helpInfo: 'Ayuda',
    tools: 'Herramientas',
    rolesAssigned: 'Roles',
    id: 'ID',
  },
  rule: { toolGroupName: 'El nombre del grupo de herramientas es obligatorio' },
} satisfies Same<typeof en>;
