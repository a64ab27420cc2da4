import type en from '../en/purposes.ts';
import type { Same } from '../en/same.ts';

export default {
  search: 'Buscar propósitos',
  action: { add: 'Crear propósito' },
  empty: 'Aún no hay propósitos',
  invite: 'Un propósito es un conjunto de grupos de herramientas para una tarea. Los roles dan acceso a él.',
  noSuch: 'No existe ese propósito',
  loadError: 'Se produjo un error al cargar los datos',
  loadOneError: 'Se produjo un error al cargar el propósito',
  saveError: 'Se produjo un error al guardar el propósito',
  deleteError: 'Se produjo un error al eliminar',
  journal: {
    created: 'Propósito %{name} creado |||| %{smart_count} propósitos creados',
    deleted: 'Propósito %{name} eliminado |||| %{smart_count} propósitos eliminados',
  },
  notifications: {
    created: 'Se creó el propósito %{name}.',
    updated: 'El propósito se guardó correctamente',
    undone: 'Se deshicieron los cambios en el propósito %{name}.',
    deleted: 'Se eliminó el propósito %{name}.',
  },
  message: {
    delete_title: '¿Eliminar %{name}?',
    delete_content:
      '¿Seguro que desea eliminar este propósito? Se quitará de todas las aplicaciones relacionadas.',
  },
  fields: {
    purposeName: 'Nombre',
    helpInfo: 'Ayuda',
    toolgroups: 'Grupos de herramientas',
    rolesAssigned: 'Roles',
    id: 'ID',
  },
  tree: {
    label: 'Propósitos, grupos de herramientas y herramientas',
    name: 'Nombre',
    shared: 'Compartido',
    holds: 'Contiene',
    empty: 'Aún no hay propósitos',
    emptyHint: 'Cree un propósito y después agréguele grupos de herramientas y herramientas.',
    inGroups: 'en %{count} grupo de herramientas |||| en %{count} grupos de herramientas',
    inPurposes: 'en %{count} propósito |||| en %{count} propósitos',
    found: 'coincidencias: %{count}',
    summary: '%{things} en %{places}',
    things: '%{smart_count} coincidencia |||| %{smart_count} coincidencias',
    places: '%{smart_count} lugar |||| %{smart_count} lugares',
    hidden:
      '%{smart_count} propósito más sin coincidencias |||| %{smart_count} propósitos más sin coincidencias',
    keys: 'Use las flechas para moverse, expandir y contraer, y Enter para ir a la página.',
    closeAll: 'Contraer todo',
    roles: 'Asignado directamente a %{smart_count} rol |||| Asignado directamente a %{smart_count} roles',
    open: {
      purposes: 'Abrir propósito',
      toolgroups: 'Abrir grupo de herramientas',
      tools: 'Abrir herramienta',
    },
  },
  rule: { purposeName: 'El nombre del propósito es obligatorio' },
} satisfies Same<typeof en>;
