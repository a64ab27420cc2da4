import type en from '../en/notes.ts';
import type { Same } from '../en/same.ts';

export default {
  offline: 'Sin conexión. Se muestra lo leído a las %{time}. No se puede guardar.',
  sick: 'La plataforma no responde como debería. Se le vuelve a preguntar; lo que ve puede ser antiguo.',
  newBuild: {
    text: 'Hay una nueva versión de la consola.',
    typed: 'Hay una nueva versión de la consola. Los borradores se ofrecen de nuevo al recargar.',
    reload: 'Recargar',
  },
  row: {
    once: 'Recién cambiado',
    often: 'Cambiando',
    tab: 'Cambiado en otra pestaña',
    edited: 'En edición en otra pestaña',
  },
  page: {
    once: 'Otra persona acaba de cambiarlo. Así está ahora.',
    often: 'Otra persona lo está cambiando. Así está ahora.',
    tab: 'Acaba de cambiarlo en otra pestaña suya. Así está ahora.',
    edited: 'Se está editando en otra pestaña suya y aún no se ha guardado allí.',
  },
  form: {
    once: 'Otra persona acaba de cambiarlo. Lo escrito se queda; al guardar se pregunta si difieren.',
    often: 'Otra persona lo está cambiando. Lo escrito se queda; al guardar se pregunta si difieren.',
    tab: 'Recién cambiado en otra pestaña. Lo escrito se queda; al guardar se pregunta si difieren.',
    edited: 'Se está editando en otra pestaña suya y aún no se ha guardado allí.',
  },
} satisfies Same<typeof en>;
