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
    app: 'Lo que el mapa carga al abrirse: sus capas, su orden y el resto de la configuración.',
    results:
      'Una configuración por capa en la que se busca: cómo se busca, se muestra en la lista y se dibuja.',
    editor: 'Una configuración por capa editable: las secciones y los campos de su formulario de edición.',
  },
  none: 'Aún no hay ninguna configuración. Al guardar se crea la primera.',
  saved: 'Configuración actualizada correctamente',
  loadDefault: 'Cargar la predeterminada',
  noDefault:
    'Aún no hay ninguna configuración predeterminada. Cree una en Inicio, en la pestaña Configuraciones predeterminadas.',
  notLoaded:
    'No se cargó la configuración predeterminada porque usted editó esta configuración mientras tanto. Inténtelo de nuevo.',
  review: 'Revisar y guardar',
  search: 'Buscar: %{label}',
  searchIn: 'Buscar entre %{count} |||| Buscar entre %{count}',
  add: 'Agregar configuración',
  rename: 'Cambiar el nombre…',
  duplicate: 'Duplicar…',
  copy: 'copia',
  nameFor: {
    add: 'Nombre de la nueva configuración',
    rename: 'Nuevo nombre',
    duplicate: 'Nombre de la copia',
  },
  take: { add: 'Agregar', rename: 'Cambiar el nombre', duplicate: 'Duplicar' },
  deleteAsk: '¿Eliminar la configuración %{name}?',
  deleteText: 'Se eliminará definitivamente al guardar; hasta entonces puede recuperarla con Deshacer.',
  noEntries: 'Aún no hay configuraciones.',
  noObject: 'Este elemento no es un objeto. Ábralo en las vistas Texto o Árbol.',
  noList: 'Este documento no contiene una lista de configuraciones. Ábralo en las vistas Texto o Árbol.',
  live: {
    check: 'Comprobar servicios',
    asking: '%{done} de %{total} comprobados',
    asked:
      '%{smart_count} servicio comprobado a las %{time} |||| %{smart_count} servicios comprobados a las %{time}',
    none: 'No hay servicios que comprobar.',
    silent:
      'Este servicio no responde y no se pudo comprobar: |||| Estos %{smart_count} servicios no responden y no se pudieron comprobar:',
    closed:
      'Este servicio requiere iniciar sesión y no se pudo comprobar: |||| Estos %{smart_count} servicios requieren iniciar sesión y no se pudieron comprobar:',
    error: 'Se produjo un error al comprobar los servicios',
  },
} satisfies Same<typeof en>;
