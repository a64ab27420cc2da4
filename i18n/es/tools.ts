import type { Same } from '../en/same.ts';
import type en from '../en/tools.ts';

export default {
  search: 'Buscar herramientas',
  action: { add: 'Crear herramienta' },
  empty: 'Aún no hay herramientas',
  invite:
    'Una herramienta es algo que los usuarios pueden hacer en el mapa. Varios grupos de herramientas pueden compartirla y los roles dan acceso a ella.',
  noSuch: 'No existe esa herramienta',
  loadError: 'Se produjo un error al cargar los datos',
  loadOneError: 'Se produjo un error al cargar la herramienta',
  saveError: 'Se produjo un error al guardar la herramienta',
  deleteError: 'Se produjo un error al eliminar',
  journal: {
    created: 'Herramienta %{name} creada |||| %{smart_count} herramientas creadas',
    deleted: 'Herramienta %{name} eliminada |||| %{smart_count} herramientas eliminadas',
  },
  notifications: {
    created: 'Se creó la herramienta %{name}.',
    updated: 'La herramienta se guardó correctamente',
    undone: 'Se deshicieron los cambios en la herramienta %{name}.',
    deleted: 'La herramienta se eliminó correctamente',
  },
  message: {
    delete_title: '¿Eliminar %{name}?',
    delete_content:
      '¿Seguro que desea eliminar la herramienta? Se quitará de todos los grupos de herramientas asociados.',
  },
  fields: { toolName: 'Nombre', helpInfo: 'Ayuda', rolesAssigned: 'Roles', id: 'ID' },
  widget: {
    title: 'Configuración del widget',
    theDefault: 'la predeterminada',
    savedFor: 'Se guardará para',
    leaveOut: 'Quitar %{name} de esta lista',
    from: {
      default: 'Esta aplicación usa la configuración predeterminada.',
      nothing: 'Aún no hay configuración propia ni predeterminada.',
      noneChosen: 'Ninguna aplicación seleccionada. Se muestra la configuración predeterminada.',
    },
    typedFor: 'Usted empezó estos cambios en la configuración de %{name}.',
    find: 'Buscar aplicaciones',
    applications: 'Aplicaciones',
    all: 'Seleccionar todas las aplicaciones encontradas',
    chosen: '%{count} elegida |||| %{count} elegidas',
    onlyDiffering: 'Solo la distinta |||| Solo las %{smart_count} distintas',
    showAll: 'Mostrar todas',
    usesDefault: 'usa la predeterminada',
    hasNone: 'aún no tiene configuración',
    same: 'igual que la predeterminada',
    differs: 'difiere en %{smart_count} lugar |||| difiere en %{smart_count} lugares',
    differsSomewhere: 'difiere de la predeterminada',
    rest: 'y %{count} más. Escriba para encontrarlas.',
    none: 'Aún no hay aplicaciones',
    noneHint: 'Cree primero una aplicación. Las configuraciones se guardan por aplicación.',
    chooseFirst: 'Elija primero una aplicación',
    loadDefault: 'Cargar predeterminada',
    noDefault: 'La herramienta aún no tiene configuración predeterminada',
    saveAsDefault: 'Guardar como predeterminada',
    asDefaultText: '¿Seguro que desea establecer esta configuración como predeterminada de esta herramienta?',
    overtakenText:
      'Otra persona guardó una configuración para %{names} después de que usted abrió esta. Si guarda su versión, reemplazará la de la otra persona.',
    mine: 'Guardar mi versión',
    look: 'Revisar primero la otra versión',
    theirs: 'la versión guardada para %{names}',
    overtakenDefault:
      'Otra persona guardó la configuración predeterminada después de que usted la abrió. Si guarda su versión, reemplazará la de la otra persona en todas las aplicaciones que usan la predeterminada.',
    theirDefault: 'la configuración predeterminada que guardó otra persona',
  },
  rule: { toolName: 'El nombre de la herramienta es obligatorio' },
} satisfies Same<typeof en>;
