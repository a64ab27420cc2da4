import type { Same } from '../en/same.ts';
import type en from '../en/settings.ts';

export default {
  title: 'Cambiar la contraseña',
  firstTitle: 'Elija su propia contraseña',
  firstText:
    'Este es su primer inicio de sesión. Cambie la contraseña que recibió u omita este paso por ahora.',
  fields: {
    oldPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
  },
  oldRequired: 'Escriba su contraseña actual',
  oldWrong: 'La contraseña actual no es correcta',
  submit: 'Cambiar la contraseña',
  skip: 'Omitir',
  changed: 'La contraseña se cambió correctamente.',
  leaving: 'A continuación se abrirá la página de inicio.',
  leaveNow: 'Ir ahora a la página de inicio',
  error: 'Se produjo un error al cambiar la contraseña',
  lost: 'Se produjo un error al cambiar la contraseña, pero es posible que ya se haya cambiado. Intente iniciar sesión con la nueva.',
} satisfies Same<typeof en>;
