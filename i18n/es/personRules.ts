import type en from '../en/personRules.ts';
import type { Same } from '../en/same.ts';

export default {
  firstName: 'El nombre es obligatorio',
  lastName: 'Los apellidos son obligatorios',
  email: '¿Cuál es su dirección de correo electrónico?',
  emailFormat: 'No parece un correo electrónico válido.',
  emailTaken: 'El correo electrónico ya está en uso',
  invisible: 'Caracteres invisibles: %{names}. Salga del campo para quitarlos.',
  phone: 'Escriba el número de teléfono con el formato (XXX) XXX-XXXX',
  oneLine: 'No se permiten saltos de línea ni caracteres de control',
  password: 'La contraseña debe tener al menos 8 caracteres.',
  passwordCharacters: 'La contraseña debe tener al menos una letra mayúscula y un dígito',
  passwordWhole: 'La contraseña debe tener al menos 8 caracteres, con una letra mayúscula y un dígito',
  passwordsDiffer: 'Las contraseñas no coinciden',
} satisfies Same<typeof en>;
