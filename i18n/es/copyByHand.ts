import type en from '../en/copyByHand.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Copiar el texto',
  text: 'Este navegador no copia aquí. El texto de abajo está seleccionado: cópielo con Ctrl+C o ⌘C.',
  label: 'Texto para copiar',
  close: 'Cerrar',
} satisfies Same<typeof en>;
