import type en from '../en/notBuilt.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Aún no está construido',
  text: 'Esta parte de la consola todavía se está construyendo. Su dirección no cambiará.',
} satisfies Same<typeof en>;
