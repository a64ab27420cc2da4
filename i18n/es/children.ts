import type en from '../en/children.ts';
import type { Same } from '../en/same.ts';

export default {
  fields: { toolgroup: 'Grupo de herramientas', tool: 'Herramienta' },
  rule: { toolgroup: 'Elija un grupo de herramientas', tool: 'Elija una herramienta' },
  only: 'solo aquí',
  alsoIn: 'también en %{name}',
  also: {
    purposes: 'también en %{smart_count} propósito |||| también en %{smart_count} propósitos',
    toolgroups:
      'también en %{smart_count} grupo de herramientas |||| también en %{smart_count} grupos de herramientas',
  },
  empty: { purposes: 'Aún no hay grupos de herramientas', toolgroups: 'Aún no hay herramientas' },
  emptyHint: {
    purposes: 'Agregue grupos de herramientas para ofrecer sus herramientas en este propósito.',
    toolgroups: 'Agregue herramientas. El mapa las muestra en el orden de esta lista.',
  },
  order: {
    hint: 'Para cambiar el orden, arrastre una fila o muévala con sus botones.',
    searching: 'Borre la búsqueda para poder cambiar el orden.',
    saving: 'Guardando el orden…',
    error: 'Se produjo un error al guardar el orden',
    now: '%{name} ahora está en la posición %{position} de %{total}.',
    stays: '%{name} sigue en la posición %{position} de %{total}.',
    lifted:
      'Elemento tomado: %{name}, posición %{position} de %{total}. Use las flechas para mover, la barra espaciadora para soltar y Esc para cancelar.',
    usage:
      'Presione la barra espaciadora para tomar el elemento. Después use las flechas para mover, la barra espaciadora para soltar y Esc para cancelar.',
    drag: 'Arrastrar %{name}',
    up: 'Subir %{name}',
    down: 'Bajar %{name}',
  },
  add: {
    title: { purposes: 'Agregar grupo de herramientas', toolgroups: 'Agregar herramienta' },
    create: { purposes: 'Crear nuevo', toolgroups: 'Crear nueva' },
    existing: 'Usar existente',
    already: {
      purposes: 'El grupo de herramientas ya está en el propósito',
      toolgroups: 'La herramienta ya está en el grupo de herramientas',
    },
    found: {
      purposes:
        '%{smart_count} grupo de herramientas encontrado |||| %{smart_count} grupos de herramientas encontrados',
      toolgroups: '%{smart_count} herramienta encontrada |||| %{smart_count} herramientas encontradas',
    },
    keys: 'Use las flechas para elegir',
    in: {
      purposes: 'en %{smart_count} propósito |||| en %{smart_count} propósitos',
      toolgroups: 'en %{smart_count} grupo de herramientas |||| en %{smart_count} grupos de herramientas',
    },
    nowhere: 'aún sin uso',
    shared: {
      purposes:
        'También se usa en %{names}. Los cambios en sus herramientas o en su orden se aplican en todas partes.',
      toolgroups: 'También se usa en %{names}. Los cambios en la herramienta se aplican en todas partes.',
    },
    done: {
      purposes: 'El grupo de herramientas se agregó correctamente',
      toolgroups: 'La herramienta se agregó correctamente',
    },
    createError: 'Se produjo un error al guardar el grupo de herramientas',
    error: 'Se produjo un error al guardar el propósito',
  },
  remove: {
    ask: '¿Quitar %{name} de %{from}?',
    text: {
      purposes:
        'Quienes tienen %{from} ya no obtendrán por esa vía las herramientas de %{name}. El grupo de herramientas no se elimina.',
      toolgroups: 'Quienes tienen %{from} ya no obtendrán %{name} por esa vía. La herramienta no se elimina.',
    },
    done: 'Se quitó %{name} de %{from}.',
    back: 'Se restauró %{name} en %{from}.',
    error: 'Se produjo un error al quitar la herramienta',
  },
} satisfies Same<typeof en>;
