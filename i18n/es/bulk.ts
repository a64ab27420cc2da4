import type en from '../en/bulk.ts';
import type { Same } from '../translate.ts';

export default {
  selected: 'seleccionados',
  selectAll: 'Seleccionar los %{count}',
  selectPage: 'Seleccionar todos los de esta página',
  selectThese: 'Seleccionar todos',
  select: 'Seleccionar %{name}',
  clear: 'Quitar selección',
  exportSelected: 'Exportar',
  running: '%{done} de %{total} hechos',
  cancel: 'Cancelar',
  cancelled: 'Cancelado. Lo que se hizo se conserva.',
  retry: 'Reintentar los fallidos',
  finished: '%{done} de %{total} correctos.',
  result: { waiting: 'en espera', running: 'en curso', done: 'hecho', skipped: 'no hecho' },
  close: 'Cerrar',
  results: 'Resultado',
} satisfies Same<typeof en>;
