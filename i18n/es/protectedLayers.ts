import type en from '../en/protectedLayers.ts';
import type { Same } from '../en/same.ts';

/** Groups of map layers that only named users may see, as an application has them (spec 2 §5). */
export default {
  title: 'Capas protegidas',
  hint: 'Solo las personas que tienen un grupo ven sus capas.',
  new: 'Nuevo grupo',
  create: 'Crear grupo',
  edit: 'Editar %{name}',
  index: 'Índice %{index}',
  none: 'Aún no hay capas protegidas',
  noneHint: 'Todos los que usan esta aplicación ven todas sus capas.',
  noLayers: 'Aún no hay capas en este grupo',
  layersHint: 'Una capa sin nombre se omite.',
  loadError: 'Se produjo un error al cargar los datos',
  added: 'Se añadió la capa protegida a la aplicación.',
  saved: 'Se guardó el grupo %{name}.',
  undone: 'El grupo %{name} está como antes.',
  saveError: 'Se produjo un error al guardar los detalles',
  delete: '¿Eliminar el grupo %{name}?',
  deleteText:
    'Sus capas quedan abiertas a todos los que usan %{application}, y quienes tenían el grupo lo pierden. No se puede deshacer.',
  deleted: 'Se eliminó el grupo %{name}.',
  deleteError: 'Se produjo un error al eliminar la capa protegida',
  field: {
    groupName: 'Nombre del grupo',
    groupIndex: 'Índice del grupo',
    layerNames: 'Capa',
    'layerNames.layerName': 'Nombre',
    'layerNames.layerIndex': 'Índice',
  },
  rule: { groupName: 'Introduzca el nombre del grupo', groupIndex: 'Introduzca un índice de grupo válido' },
} satisfies Same<typeof en>;
