import type en from '../en/copyByHand.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Copiar el texto',
  text: 'Su navegador no permitió copiar. El texto de abajo está seleccionado: presione Ctrl+C o ⌘C para copiarlo.',
  label: 'Texto para copiar',
  close: 'Cerrar',
} satisfies Same<typeof en>;
