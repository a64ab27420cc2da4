import type en from '../en/person.ts';
import type { Same } from '../en/same.ts';

export default {
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
} satisfies Same<typeof en>;
