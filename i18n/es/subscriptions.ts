import type en from '../en/subscriptions.ts';
import type { Same } from '../translate.ts';

export default {
  title: 'Suscripciones',
  account: 'Su cuenta',
  password: 'Elegir una nueva',
  apiKeys: 'Permitir que un programa use la plataforma en su nombre',
  roles: 'Sus roles',
  rolesHint: 'Abren herramientas y capas en las aplicaciones para las que se dieron. Pida más a un administrador.',
  noRoles: 'Aún no se le ha dado ningún rol. Pídalo a un administrador de su aplicación.',
} satisfies Same<typeof en>;
