import type { Same } from '../en/same.ts';
import type en from '../en/tags.ts';

export default {
  search: 'Buscar etiquetas',
  empty: 'Aún no hay etiquetas',
  invite: 'Las etiquetas identifican mapas. Cree una etiqueta para ver cuántos mapas la tienen.',
  noSuch: 'No existe esa etiqueta',
  loadError: 'Se produjo un error al cargar las etiquetas',
  saveError: 'Se produjo un error al guardar las etiquetas',
  saveErrorMessage: 'Se produjo un error al guardar las etiquetas: %{message}',
  deleteError: 'Se produjo un error al eliminar las etiquetas',
  journal: {
    created: 'Etiqueta %{name} creada |||| %{smart_count} etiquetas creadas',
    deleted: 'Etiqueta %{name} eliminada |||| %{smart_count} etiquetas eliminadas',
  },
  notifications: {
    created: 'Se creó la etiqueta %{name}.',
    updated: 'Se guardó la etiqueta %{name}.',
    undone: 'Se deshicieron los cambios en la etiqueta %{name}.',
    deleted: 'Se eliminó la etiqueta %{name}.',
  },
  message: {
    delete_title: '¿Seguro que desea eliminar %{name}?',
    delete_content:
      '%{name} se quitará de todos los mapas que tienen esta etiqueta. Esto no se puede deshacer.',
  },
  maps: 'Mapas etiquetados: %{count}',
  chart: 'Gráfico',
  action: { add: 'Crear etiqueta' },
  fields: { tagName: 'Nombre', helpInfo: 'Ayuda', numberOfMapsTagged: 'Mapas', id: 'ID' },
  rule: { tagName: 'El nombre es obligatorio' },
} satisfies Same<typeof en>;
