import type en from '../en/tags.ts';
import type { Same } from '../translate.ts';

export default {
  title: 'Etiquetas',
  search: 'Buscar etiquetas',
  new: 'Nueva etiqueta',
  empty: 'Aún no hay etiquetas',
  emptyHint: 'Las etiquetas marcan los mapas; cada una muestra cuántos mapas activó.',
  noSuch: 'No existe esa etiqueta',
  loadError: 'Se produjo un error al cargar las etiquetas',
  saveError: 'Se produjo un error al guardar las etiquetas',
  saveErrorMessage: 'Se produjo un error al guardar las etiquetas: %{message}',
  deleteError: 'Se produjo un error al eliminar las etiquetas',
  added: 'La etiqueta se ha añadido.',
  saved: 'La etiqueta se ha guardado.',
  deleted: 'La etiqueta se ha eliminado.',
  delete: '¿Seguro que desea eliminar %{name}?',
  deleteText: 'Se quita de los mapas que la llevan. Esto no se puede deshacer.',
  maps: '%{count} mapas activados',
  add: 'Añadir etiqueta',
  field: { tagName: 'Nombre', helpInfo: 'Ayuda', numberOfMapsTagged: 'Activaciones', id: 'Id.' },
  rule: { tagName: 'El nombre es obligatorio' },
} satisfies Same<typeof en>;
