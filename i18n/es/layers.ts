import type en from '../en/layers.ts';
import type { Same } from '../en/same.ts';

/** The layers of an application's map (spec 2 §3). */
export default {
  title: 'Capas',
  search: 'Buscar capas',
  empty: 'Aún no hay capas',
  emptyHint: 'El mapa de esta aplicación no muestra nada hasta que tenga capas.',
  loadError: 'Se produjo un error al cargar los datos',
  new: 'Nueva capa',
  create: 'Crear capa',
  added: 'Se creó la capa %{name}.',
  saved: 'Se guardó la capa %{name}.',
  undone: 'La capa %{name} está como antes.',
  saveError: 'Se produjo un error al guardar los datos',
  updateError: 'Se produjo un error al actualizar los datos',
  delete: '¿Eliminar la capa %{name}?',
  deleteText: 'El mapa de %{application} deja de mostrarla. El servicio del que procede se conserva.',
  deleted: 'Se eliminó la capa %{name}.',
  deleteError: 'Se produjo un error al eliminar los datos',
  back: 'La capa %{name} está de vuelta.',
  filter: { geometryType: 'Geometría', editable: 'Editable' },
  option: { all: 'Todas', Point: 'Punto', Polyline: 'Línea', Polygon: 'Polígono', yes: 'Sí', no: 'No' },
  readOnly: 'solo lectura',
  isEditable: 'editable',
  field: { name: 'Nombre', geometryType: 'Geometría', description: 'Descripción', url: 'URL', editable: 'Editable', layerId: 'Id en el mapa' },
  rule: { name: 'El nombre es obligatorio', geometryType: 'Elija una geometría', url: 'Escriba una dirección web que empiece por http:// o https://' },
} satisfies Same<typeof en>;
