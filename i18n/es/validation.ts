import type { Same } from '../en/same.ts';
import type en from '../en/validation.ts';

export default {
  minLength: 'Debe tener %{min} caracteres o más',
  maxLength: 'Debe tener %{max} caracteres o menos',
  minValue: 'Debe ser %{min} o más',
  maxValue: 'Debe ser %{max} o menos',
  number: 'Debe ser un número',
  email: 'Debe ser una dirección de correo electrónico válida',
  oneOf: 'Debe ser uno de estos valores: %{options}',
  regex: 'Debe tener este formato: %{pattern}',
  unique: 'Este valor ya está en uso. Elija otro.',
} satisfies Same<typeof en>;
