import type en from '../en/home.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Inicio',
  dashboard: 'Este es su panel',
  attention: 'Qué requiere atención',
  tabs: {
    label: 'Página principal',
    defaults: 'Configuraciones predeterminadas',
    notifications: 'Centro de notificaciones',
    misc: 'Varios',
  },
} satisfies Same<typeof en>;
