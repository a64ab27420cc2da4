import type en from '../en/attention.ts';
import type { Same } from '../en/same.ts';

export default {
  nothing: 'Nada por el momento',
  unread: '%{smart_count} comprobación falló |||| %{smart_count} comprobaciones fallaron',
  absent: {
    active:
      '%{count} usuario activo inició sesión por última vez hace más de 90 días |||| %{count} usuarios activos iniciaron sesión por última vez hace más de 90 días',
    all: '%{count} usuario inició sesión por última vez hace más de 90 días |||| %{count} usuarios iniciaron sesión por última vez hace más de 90 días',
    none: 'Ningún usuario activo inició sesión por última vez hace más de 90 días',
    failed: 'No se pudieron leer los usuarios.',
  },
  groups: {
    some: '%{count} grupo de notificaciones no está publicado |||| %{count} grupos de notificaciones no están publicados',
    none: 'Todos los grupos de notificaciones están publicados',
    failed: 'No se pudieron leer los grupos de notificaciones.',
  },
  applications: {
    some: '%{count} organización no está lista |||| %{count} organizaciones no están listas',
    none: 'Sin carencias en la lista de organizaciones',
    failed: 'No se pudieron leer las organizaciones.',
  },
  users: {
    title: 'Comprobar usuarios',
    hint: 'Encuentra pagos fallidos, suscripciones que terminan en 14 días o menos, correos sin verificar y primeros inicios de sesión sin completar.',
    choice: 'Usuarios',
    filters: 'Filtros',
    views: 'Vistas guardadas',
    others: 'Otros',
    ofRole: 'Usuarios con un rol…',
    ofApplication: 'Usuarios de una organización…',
    role: 'Rol',
    application: 'Organización',
    missing: { role: 'Elija un rol', application: 'Elija una organización' },
    listing: 'Leyendo la lista de usuarios…',
    checking: 'Comprobando %{done} de %{total} usuarios',
    checked: '%{count} usuario comprobado |||| %{count} usuarios comprobados',
    failed: 'No se pudieron leer los usuarios.',
    found: 'Resultados: %{name}',
    payment: {
      some: '%{count} usuario tiene un pago fallido |||| %{count} usuarios tienen un pago fallido',
      none: 'Sin pagos fallidos',
    },
    ending: {
      some: '%{count} usuario tiene una suscripción que termina en 14 días o menos |||| %{count} usuarios tienen una suscripción que termina en 14 días o menos',
      none: 'Ninguna suscripción termina en 14 días o menos',
    },
    email: {
      some: '%{count} usuario no ha verificado su correo |||| %{count} usuarios no han verificado su correo',
      none: 'Sin correos por verificar',
    },
    firstLogin: {
      some: '%{count} usuario no ha completado el primer inicio de sesión |||| %{count} usuarios no han completado el primer inicio de sesión',
      none: 'Todos los primeros inicios de sesión están completados',
    },
  },
  services: {
    title: 'Comprobar servicios de mapas',
    hint: 'Encuentra servicios de capas que no responden, en todas las organizaciones.',
    listing: 'Leyendo la lista de organizaciones…',
    checking: 'Comprobando %{done} de %{total} organizaciones',
    checked: '%{count} organización comprobada |||| %{count} organizaciones comprobadas',
    failed: 'No se pudieron leer las organizaciones.',
    found: 'Resultados: servicios de mapas',
    silent: '%{count} servicio no responde |||| %{count} servicios no responden',
    none: 'Todos los servicios responden',
    unknown: 'No se pudo comprobar %{count} servicio |||| No se pudieron comprobar %{count} servicios',
  },
} satisfies Same<typeof en>;
