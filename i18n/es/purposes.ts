import type en from '../en/purposes.ts';
import type { Same } from '../translate.ts';

export default {
  one: 'Propósito',
  search: 'Buscar propósitos',
  add: 'Crear propósito',
  empty: 'Aún no hay propósitos',
  emptyHint: 'Un propósito es aquello para lo que se usa una aplicación. Contiene grupos de herramientas y lo llevan roles.',
  noSuch: 'No existe ese propósito',
  loadError: 'Se produjo un error al cargar el propósito',
  saveError: 'Se produjo un error al guardar el propósito',
  deleteError: 'Se produjo un error al eliminar',
  added: 'Se ha creado el propósito %{name}.',
  saved: 'El propósito se ha guardado correctamente',
  undone: 'El propósito %{name} está como antes.',
  deleted: 'Se ha eliminado el propósito %{name}.',
  delete: '¿Eliminar %{name}?',
  deleteText: '¿Seguro que desea eliminar este propósito? Se quitará de todas las aplicaciones relacionadas.',
  field: { purposeName: 'Nombre', helpInfo: 'Ayuda', toolgroups: 'Grupos', rolesAssigned: 'Roles', id: 'Id.' },
  rule: { purposeName: 'El nombre del propósito es obligatorio' },
} satisfies Same<typeof en>;
