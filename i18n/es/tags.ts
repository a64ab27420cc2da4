import type { Same } from '../en/same.ts';
import type en from '../en/tags.ts';

export default {
  search: 'Buscar etiquetas',
  empty: 'Aún no hay etiquetas',
  emptyHint: 'Las etiquetas marcan los mapas; cada una muestra cuántos mapas activó.',
  noSuch: 'No existe esa etiqueta',
  loadError: 'Se produjo un error al cargar las etiquetas',
  saveError: 'Se produjo un error al guardar las etiquetas',
  saveErrorMessage: 'Se produjo un error al guardar las etiquetas: %{message}',
  deleteError: 'Se produjo un error al eliminar las etiquetas',
  added: 'Se ha creado la etiqueta %{name}.',
  saved: 'Se ha guardado la etiqueta %{name}.',
  undone: 'La etiqueta %{name} está como antes.',
  deleted: 'Se ha eliminado la etiqueta %{name}.',
  delete: '¿Seguro que desea eliminar %{name}?',
  deleteText: '%{name} se quita de los mapas que llevan la etiqueta. Esto no se puede deshacer.',
  maps: '%{count} mapas activados',
  chart: 'Gráfico',
  add: 'Crear etiqueta',
  field: { tagName: 'Nombre', helpInfo: 'Ayuda', numberOfMapsTagged: 'Activaciones', id: 'Id.' },
  rule: { tagName: 'El nombre es obligatorio' },
} satisfies Same<typeof en>;
