import type { Same } from '../en/same.ts';
import type en from '../en/tags.ts';

export default {
  search: 'Buscar etiquetas',
  empty: 'Aún no hay etiquetas',
  emptyHint: 'Las etiquetas identifican mapas. Cree una etiqueta para ver cuántos mapas la tienen.',
  noSuch: 'No existe esa etiqueta',
  loadError: 'Se produjo un error al cargar las etiquetas',
  saveError: 'Se produjo un error al guardar las etiquetas',
  saveErrorMessage: 'Se produjo un error al guardar las etiquetas: %{message}',
  deleteError: 'Se produjo un error al eliminar las etiquetas',
  added: 'Se creó la etiqueta %{name}.',
  saved: 'Se guardó la etiqueta %{name}.',
  undone: 'Se deshicieron los cambios en la etiqueta %{name}.',
  deleted: 'Se eliminó la etiqueta %{name}.',
  delete: '¿Seguro que desea eliminar %{name}?',
  deleteText: '%{name} se quitará de todos los mapas que tienen esta etiqueta. Esto no se puede deshacer.',
  maps: 'Mapas etiquetados: %{count}',
  chart: 'Gráfico',
  add: 'Crear etiqueta',
  field: { tagName: 'Nombre', helpInfo: 'Ayuda', numberOfMapsTagged: 'Mapas', id: 'ID' },
  rule: { tagName: 'El nombre es obligatorio' },
} satisfies Same<typeof en>;
