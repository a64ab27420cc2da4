import type en from '../en/ra.ts';
import type { Same } from '../en/same.ts';

export default {
  notification: {
    http_error: 'Se perdió la conexión. Compruébela e inténtelo de nuevo.',
    data_provider_error: 'No se pudieron cargar los datos.',
    bad_item: 'Este registro no tiene el formato esperado.',
    item_doesnt_exist: 'Esto ya no existe. Es posible que se haya eliminado.',
    not_authorized: 'No tiene autorización para hacer esto.',
    logged_out: 'Inicie sesión para continuar',
    i18n_error: 'No se pudieron cargar los textos de este idioma.',
  },
  auth: { auth_check_error: 'Inicie sesión para continuar' },
  message: {
    invalid_form: 'Algunos campos no son válidos. Revise los mensajes que aparecen debajo de ellos.',
    error: 'Se produjo un error',
  },
  validation: { required: 'Este campo es obligatorio' },
  page: {
    edit: '%{recordRepresentation}',
    show: '%{recordRepresentation}',
    error: 'Se produjo un error',
    not_found: 'No se encontró la página',
    loading: 'Cargando…',
  },
} satisfies Same<typeof en>;
