import type en from '../en/emails.ts';
import type { Same } from '../en/same.ts';

export default {
  copy: 'Copiar correos',
  copied: '%{count} correo copiado |||| %{count} correos copiados',
  none: 'No hay correos que copiar',
  inactive: '%{count} usuario inactivo omitido |||| %{count} usuarios inactivos omitidos',
  unknown: '%{count} usuario sin correo omitido |||| %{count} usuarios sin correo omitidos',
} satisfies Same<typeof en>;
