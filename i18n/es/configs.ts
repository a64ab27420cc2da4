import type { Same } from '../en/same.ts';
import type en from '../en/configs.ts';

/** The configs of an application, and the default ones. */
export default {
  parts: 'Configuraciones',
  ofApplication: { app: 'Configuración de la aplicación', results: 'Configuraciones de resultados', editor: 'Configuraciones de edición' },
  ofDefaults: { app: 'Configuración predeterminada de la aplicación', results: 'Configuraciones de resultados predeterminadas', editor: 'Configuraciones de edición predeterminadas' },
  about: {
    app: 'Con qué se abre el mapa: sus capas, en su orden, y todo lo que las rodea.',
    results: 'Una configuración por capa que se puede buscar: qué se encuentra, cómo se lista y se dibuja.',
    editor: 'Una configuración por capa que se edita: su formulario, sección por sección.',
  },
  none: 'Todavía no hay ninguna configuración. La primera que se guarde será la primera.',
  saved: 'Configuración actualizada correctamente',
  loadError: 'Se produjo un error al cargar los datos',
  saveError: 'Se produjo un error al guardar los datos',
  updateError: 'Se produjo un error al actualizar los datos',
  loadDefault: 'Cargar la predeterminada',
  noDefault: 'Todavía no hay ninguna configuración predeterminada. Inicio tiene una pestaña para ellas.',
  defaultError: 'Se produjo un error al cargar los datos',
  overtaken: {
    title: 'Otra persona ha cambiado esta configuración',
    text: 'Desde que la abrió se guardó otra como %{label}. Guardar la suya la pone en ese lugar.',
    mine: 'Guardar la mía',
    look: 'Ver la otra',
    theirs: 'lo que guardó otra persona',
  },
} satisfies Same<typeof en>;
