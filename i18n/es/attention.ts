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
  },
  groups: {
    some: '%{count} grupo de notificaciones no está publicado |||| %{count} grupos de notificaciones no están publicados',
    none: 'Todos los grupos de notificaciones están publicados',
  },
  applications: {
    some: '%{count} organización no está lista |||| %{count} organizaciones no están listas',
    none: 'Sin carencias en la lista de organizaciones',
  },
  failed: {
    absent: 'No se pudieron leer los usuarios.',
    groups: 'No se pudieron leer los grupos de notificaciones.',
    applications: 'No se pudieron leer las organizaciones.',
    users: 'No se pudieron leer los usuarios.',
    services: 'No se pudieron leer las organizaciones.',
  },
  title: { users: 'Comprobar usuarios', services: 'Comprobar servicios de mapas' },
  listing: { users: 'Leyendo la lista de usuarios…', services: 'Leyendo la lista de organizaciones…' },
  checking: {
    users: 'Comprobando %{done} de %{total} usuarios',
    services: 'Comprobando %{done} de %{total} organizaciones',
  },
  checked: {
    users: '%{count} usuario comprobado |||| %{count} usuarios comprobados',
    services: '%{count} organización comprobada |||| %{count} organizaciones comprobadas',
  },
  problem: {
    payment: '%{count} usuario tiene un pago fallido |||| %{count} usuarios tienen un pago fallido',
    ending:
      '%{count} usuario tiene una suscripción que termina en 14 días o menos |||| %{count} usuarios tienen una suscripción que termina en 14 días o menos',
    email: '%{count} usuario no ha verificado su correo |||| %{count} usuarios no han verificado su correo',
    firstLogin:
      '%{count} usuario no ha completado el primer inicio de sesión |||| %{count} usuarios no han completado el primer inicio de sesión',
  },
  noProblem: {
    payment: 'Sin pagos fallidos',
    ending: 'Ninguna suscripción termina en 14 días o menos',
    email: 'Sin correos por verificar',
    firstLogin: 'Todos los primeros inicios de sesión están completados',
  },
  users: {
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
    found: 'Resultados: %{name}',
  },
  services: {
    hint: 'Encuentra servicios de capas que no responden, en todas las organizaciones.',
    found: 'Resultados: servicios de mapas',
    silent: '%{count} servicio no responde |||| %{count} servicios no responden',
    none: 'Todos los servicios responden',
    unknown: 'No se pudo comprobar %{count} servicio |||| No se pudieron comprobar %{count} servicios',
  },
} satisfies Same<typeof en>;
