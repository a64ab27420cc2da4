import type en from '../en/bulk.ts';
import type { Same } from '../en/same.ts';

export default {
  selected: 'en la selección',
  selectAll: 'Seleccionar todo (%{count})',
  selectPage: 'Seleccionar todo en esta página',
  selectThese: 'Seleccionar todo',
  select: 'Seleccionar %{name}',
  clear: 'Quitar selección',
  exportSelected: 'Exportar',
  stop: 'Detener',
  leave: {
    title: '¿Salir antes de que termine?',
    text: 'Las operaciones en curso terminarán y no se iniciará ninguna otra. Las ya completadas no se deshacen.',
  },
  retry: 'Reintentar los pendientes',
  failed: '%{count} con error',
  skipped: '%{count} sin iniciar',
  undoFailed: 'No se pudo deshacer el cambio de %{names}.',
  result: { waiting: 'en espera', running: 'en curso', done: 'completado', skipped: 'sin iniciar' },
  results: 'Resultados',
} satisfies Same<typeof en>;
