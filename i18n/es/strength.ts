import type { Same } from '../en/same.ts';
import type en from '../en/strength.ts';

export default {
  needs: 'La contraseña debe tener',
  length: 'al menos 8 caracteres',
  uppercase: 'una letra mayúscula',
  digit: 'un dígito',
  met: 'se cumple',
  missing: 'falta',
  label: 'Seguridad de la contraseña',
  points: '%{points} de %{max} puntos',
  parts: '10 puntos por cada criterio: más de 8 caracteres, una letra mayúscula, un dígito y un símbolo.',
} satisfies Same<typeof en>;
