import type { Same } from '../en/same.ts';
import type en from '../en/urlCheck.ts';

export default {
  title: 'URL nuevas',
  answers: 'Servicios que responden',
  silent: 'Sin respuesta de un servicio',
  silentHint:
    'Las coincidencias que llevan aquí no están seleccionadas. Puede seleccionarlas aquí o en las listas de coincidencias.',
  unknown: 'Servicios que no se pudieron comprobar',
  unchecked: 'Sin comprobar',
  waiting: 'Aún sin solicitar.',
  noService: 'No es la URL de un servicio nuevo.',
  unchanged: 'Sin cambios: URL de capas y apps de campo',
  unchangedHint:
    'Estas URL también contienen el texto, pero solo se reemplaza en las configuraciones. Puede cambiarlas en sus páginas.',
  in: { layer: 'capa de %{application}', fieldApp: 'app de campo de %{application}' },
  unread:
    'Las capas y apps de campo de %{smart_count} aplicación no se cargaron. |||| Las capas y apps de campo de %{smart_count} aplicaciones no se cargaron.',
  shown: 'Se muestran las primeras %{count}.',
} satisfies Same<typeof en>;
