import type en from '../en/tools.ts';
import type { Same } from '../translate.ts';

export default {
  one: 'Herramienta',
  search: 'Buscar herramientas',
  add: 'Crear herramienta',
  empty: 'Aún no hay herramientas',
  emptyHint: 'Una herramienta es algo que se puede hacer con el mapa. Los grupos comparten herramientas y las llevan roles.',
  noSuch: 'No existe esa herramienta',
  loadError: 'Se produjo un error al cargar la herramienta',
  saveError: 'Se produjo un error al guardar la herramienta',
  deleteError: 'Se produjo un error al eliminar',
  added: 'Se ha creado la herramienta %{name}.',
  saved: 'La herramienta se ha guardado correctamente',
  undone: 'La herramienta %{name} está como antes.',
  deleted: 'La herramienta se ha eliminado correctamente',
  delete: '¿Eliminar %{name}?',
  deleteText: '¿Seguro que desea eliminar la herramienta? Se quitará de todos los grupos de herramientas asociados.',
  config: 'Configuración del widget',
  field: { toolName: 'Nombre', helpInfo: 'Ayuda', rolesAssigned: 'Roles', id: 'Id.' },
  rule: { toolName: 'El nombre de la herramienta es obligatorio' },
} satisfies Same<typeof en>;
