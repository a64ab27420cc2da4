import type en from '../en/configs.ts';
import type { Same } from '../en/same.ts';

/** The configs of an application, and the default ones. */
export default {
  parts: 'Configuraciones',
  ofApplication: {
    app: 'Configuración de la aplicación',
    results: 'Configuraciones de resultados',
    editor: 'Configuraciones de edición',
  },
  ofDefaults: {
    app: 'Configuración predeterminada de la aplicación',
    results: 'Configuraciones de resultados predeterminadas',
    editor: 'Configuraciones de edición predeterminadas',
  },
  about: {
    app: 'Con qué se abre el mapa: sus capas, en su orden, y todo lo que las rodea.',
    results: 'Una configuración por capa que se puede buscar: qué se encuentra, cómo se lista y se dibuja.',
    editor: 'Una configuración por capa que se edita: su formulario, sección por sección.',
  },
  none: 'Todavía no hay ninguna configuración. Al guardar se crea la primera.',
  saved: 'Configuración actualizada correctamente',
  loadError: 'Se produjo un error al cargar los datos',
  saveError: 'Se produjo un error al guardar los datos',
  updateError: 'Se produjo un error al actualizar los datos',
  loadDefault: 'Cargar la predeterminada',
  noDefault: 'Todavía no hay ninguna configuración predeterminada. Inicio tiene una pestaña para ellas.',
  notLoaded: 'La predeterminada no se cargó: se escribió algo mientras tanto.',
  defaultError: 'Se produjo un error al cargar los datos',
  review: 'Revisar y guardar',
  search: 'Buscar: %{label}',
  searchIn: 'Buscar en %{count} configuración |||| Buscar en %{count} configuraciones',
  add: 'Añadir una configuración',
  acts: '%{name}: más',
  rename: 'Cambiar el nombre…',
  duplicate: 'Duplicar…',
  copy: 'copia',
  nameFor: {
    add: 'Nombre de la nueva configuración',
    rename: 'Nuevo nombre',
    duplicate: 'Nombre de la copia',
  },
  take: 'Aceptar',
  taken: '%{name} ya está aquí.',
  needsName: 'Hace falta un nombre',
  unnamed: 'sin nombre',
  deleteAsk: '¿Eliminar la configuración %{name}?',
  deleteText: 'Desaparece para siempre cuando se guarde; hasta entonces Deshacer la recupera.',
  noEntries: 'Todavía no hay configuraciones.',
  noObject: 'Esta no es un objeto. Texto y Árbol muestran lo que es.',
  noList: 'Aquí no hay ninguna lista de configuraciones. Texto y Árbol muestran lo que hay.',
  live: {
    check: 'Comprobar servicios',
    asking: '%{done} de %{total} consultados',
    asked:
      '%{smart_count} servicio consultado a las %{time} |||| %{smart_count} servicios consultados a las %{time}',
    none: 'No hay ningún servicio que consultar.',
    silent:
      'Este servicio no responde y no se sabe nada de él: |||| Estos %{smart_count} servicios no responden y no se sabe nada de ellos:',
    closed:
      'Este servicio pide un acceso que la plataforma no tiene y no se sabe nada de él: |||| Estos %{smart_count} servicios piden un acceso que la plataforma no tiene y no se sabe nada de ellos:',
    more: 'y %{smart_count} más |||| y %{smart_count} más',
    error: 'Se produjo un error al consultar los servicios',
  },
} satisfies Same<typeof en>;
