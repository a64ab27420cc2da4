import type { Same } from '../en/same.ts';
import type en from '../en/select.ts';

export default {
  searching: 'Buscando…',
  typeMore: 'Escriba al menos %{smart_count} carácter. |||| Escriba al menos %{smart_count} caracteres.',
  loadFailed: 'No se pudieron cargar las opciones',
  invalid: 'Este texto no corresponde a ninguna opción. Elija una de la lista.',
  choose: 'Elija o escriba',
  more: '+%{count}',
} satisfies Same<typeof en>;
