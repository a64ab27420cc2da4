import type en from '../en/protectedLayers.ts';
import type { Same } from '../en/same.ts';

/** The protected layers of an application: groups of map layers that only assigned users see (docs/behaviour.md 2 §5). */
export default {
  title: 'Capas protegidas',
  hint: 'Solo las personas que tienen asignado un grupo ven sus capas.',
  new: 'Nuevo grupo',
  create: 'Crear grupo',
  edit: 'Editar %{name}',
  index: 'Índice %{index}',
  none: 'Aún no hay capas protegidas',
  noneHint:
    'Todas las personas que usan esta aplicación ven todas sus capas. Para limitar capas a algunas personas, cree un grupo.',
  noLayers: 'Aún no hay capas en este grupo',
  layersHint: 'Las capas sin nombre no se guardan.',
  added: 'Se agregó la capa protegida a la aplicación.',
  saved: 'Se guardó el grupo %{name}.',
  undone: 'Se deshicieron los cambios en el grupo %{name}.',
  saveError: 'Se produjo un error al guardar los datos',
  delete: '¿Eliminar el grupo %{name}?',
  deleteText:
    'Todas las personas que usan %{application} podrán ver las capas de este grupo. El grupo se quitará a quienes lo tienen asignado. Esto no se puede deshacer.',
  deleted: 'Se eliminó el grupo %{name}.',
  deleteError: 'Se produjo un error al eliminar la capa protegida',
  fields: {
    groupName: 'Nombre del grupo',
    groupIndex: 'Índice del grupo',
    layerNames: 'Capa',
    'layerNames.layerName': 'Nombre',
    'layerNames.layerIndex': 'Índice',
  },
  rule: { groupName: 'Escriba el nombre del grupo', groupIndex: 'Escriba un índice de grupo válido' },
} satisfies Same<typeof en>;
