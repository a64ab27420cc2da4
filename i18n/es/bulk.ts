import type en from '../en/bulk.ts';
import type { Same } from '../en/same.ts';

export default {
  selected: 'seleccionados',
  selectAll: 'Seleccionar los %{count}',
  selectPage: 'Seleccionar todos los de esta página',
  selectThese: 'Seleccionar todos',
  select: 'Seleccionar %{name}',
  clear: 'Quitar selección',
  exportSelected: 'Exportar',
  stop: 'Detener',
  leave: {
    title: '¿Salir antes de que termine?',
    text: 'Lo que está en camino acaba y no se empieza nada más. Lo hecho, hecho queda.',
  },
  retry: 'Reintentar los fallidos',
  failed: '%{smart_count} con error',
  skipped: '%{smart_count} sin hacer',
  undoFailed: 'No se deshizo para %{names}.',
  result: { waiting: 'en espera', running: 'en curso', done: 'hecho', skipped: 'no hecho' },
  results: 'Resultado',
} satisfies Same<typeof en>;
