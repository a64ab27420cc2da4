import type { Same } from '../en/same.ts';
import type en from '../en/select.ts';

export default {
  searching: 'Buscando',
  typeMore: 'Escriba al menos %{count} caracteres.',
  loadFailed: 'No se pudieron cargar las opciones.',
  choose: 'Elija o escriba',
  more: '+%{count}',
} satisfies Same<typeof en>;
