import type en from '../en/person.ts';
import type { Same } from '../en/same.ts';

export default {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
} satisfies Same<typeof en>;
