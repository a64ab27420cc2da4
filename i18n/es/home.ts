import type en from '../en/home.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Inicio',
  dashboard: 'Este es su panel',
  tabs: {
    label: 'Página principal',
    organizations: 'Organizaciones',
    defaults: 'Configuración predeterminada de las aplicaciones',
    notifications: 'Centro de notificaciones',
    misc: 'Varios',
  },
  shortcuts: {
    label: 'Accesos directos',
    users: 'Buscar, editar y exportar personas',
    newUser: 'Crear la cuenta de una persona, con un correo de bienvenida',
    purposes: 'Ordenar lo que pueden hacer las aplicaciones, y para quién',
    tags: 'Dar nombre a lo que marca los mapas',
  },
} satisfies Same<typeof en>;
