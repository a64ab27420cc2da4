import type en from '../en/ra.ts';
import type { Same } from '../en/same.ts';

export default {
  notification: {
    http_error: 'Se perdió la conexión',
    data_provider_error: 'No se pudieron cargar los datos',
    bad_item: 'Este registro no tiene el formato esperado',
    item_doesnt_exist: 'Esto ya no existe',
    not_authorized: 'No tiene autorización para hacer esto',
    logged_out: 'Inicie sesión para continuar',
    i18n_error: 'No se pudieron cargar los textos de este idioma',
  },
  auth: { auth_check_error: 'Inicie sesión para continuar' },
  message: {
    invalid_form: 'Revise los campos marcados. Cada uno indica qué falta.',
    error: 'Se produjo un error',
  },
  validation: { required: 'Este campo es obligatorio' },
  page: { error: 'Se produjo un error', not_found: 'No se encontró la página', loading: 'Cargando' },
} satisfies Same<typeof en>;
