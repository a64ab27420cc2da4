import type { Same } from '../en/same.ts';
import type en from '../en/siteLinks.ts';

export default {
  label: 'Principal',
  home: 'Inicio',
  login: 'Iniciar sesión',
} satisfies Same<typeof en>;
