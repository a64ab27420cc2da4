import type en from '../en/children.ts';
import type { Same } from '../en/same.ts';

export default {
  field: { toolgroup: 'Grupo de herramientas', tool: 'Herramienta' },
  rule: { toolgroup: 'Elija un grupo de herramientas', tool: 'Elija una herramienta' },
  only: 'solo aquí',
  alsoIn: 'también en %{name}',
  also: {
    purposes: 'también en %{smart_count} propósito |||| también en %{smart_count} propósitos',
    toolgroups: 'también en %{smart_count} grupo |||| también en %{smart_count} grupos',
  },
  empty: { purposes: 'Todavía no hay grupos de herramientas', toolgroups: 'Todavía no hay herramientas' },
  emptyHint: {
    purposes: 'Un propósito abre las herramientas de sus grupos.',
    toolgroups: 'Un grupo abre sus herramientas, en este orden.',
  },
  order: {
    meaning: 'en el orden de la barra del mapa',
    hint: 'Arrastre, o use las flechas de una fila.',
    searching: 'El orden se puede cambiar cuando se borre la búsqueda.',
    saving: 'Guardando el orden…',
    error: 'Hubo un error al guardar el orden',
    now: '%{name} es ahora %{position} de %{total}.',
    stays: '%{name} sigue siendo %{position} de %{total}.',
    lifted:
      '%{name} está levantado, %{position} de %{total}. Las flechas lo mueven, espacio lo deja, escape lo devuelve.',
    usage: 'Espacio lo levanta. Luego las flechas lo mueven, espacio lo deja y escape lo devuelve.',
    drag: 'Arrastrar %{name}',
    up: 'Subir %{name}',
    down: 'Bajar %{name}',
  },
  add: {
    title: { purposes: 'Añadir grupo', toolgroups: 'Añadir herramienta' },
    place: 'a %{name}, con el número %{position}',
    create: { purposes: 'Crear nuevo', toolgroups: 'Herramienta nueva' },
    existing: 'Usar existente',
    already: {
      purposes: 'El grupo ya existe en el propósito',
      toolgroups: 'La herramienta ya existe en el grupo',
    },
    found: {
      purposes: '%{smart_count} grupo encontrado |||| %{smart_count} grupos encontrados',
      toolgroups: '%{smart_count} herramienta encontrada |||| %{smart_count} herramientas encontradas',
    },
    keys: 'Arriba y Abajo eligen',
    in: {
      purposes: 'en %{smart_count} propósito |||| en %{smart_count} propósitos',
      toolgroups: 'en %{smart_count} grupo |||| en %{smart_count} grupos',
    },
    nowhere: 'sin uso todavía',
    shared: {
      purposes: 'Compartido con %{names}. Sus herramientas y su orden son los mismos en todas partes.',
      toolgroups: 'Compartida con %{names}. Es la misma herramienta en todas partes.',
    },
    done: { purposes: 'Grupo añadido correctamente', toolgroups: 'Herramienta añadida correctamente' },
    createError: {
      purposes: 'Hubo un error al guardar el grupo',
      toolgroups: 'Hubo un error al añadir la herramienta',
    },
    error: {
      purposes: 'Hubo un error al guardar el propósito',
      toolgroups: 'Hubo un error al añadir la herramienta',
    },
  },
  remove: {
    ask: '¿Quitar %{name} de %{from}?',
    text: {
      purposes:
        'Quien tiene %{from} deja de recibir por ello las herramientas de %{name}. El grupo en sí se queda.',
      toolgroups: 'Quien tiene %{from} deja de recibir por ello %{name}. La herramienta en sí se queda.',
    },
    done: '%{name} se ha quitado de %{from}.',
    back: '%{name} está otra vez en %{from}.',
    error: {
      purposes: 'Hubo un error al quitar los datos',
      toolgroups: 'Hubo un error al quitar la herramienta',
    },
  },
} satisfies Same<typeof en>;
