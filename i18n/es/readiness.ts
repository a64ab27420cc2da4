import type en from '../en/readiness.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Preparación',
  pass: 'comprobaciones superadas',
  missing: 'Elementos que faltan',
  inOrder: 'Superadas',
  noLayers: 'Aún no hay capas',
  noLayersMeans: 'El mapa está vacío.',
  addLayers: 'Agregar capas',
  gap: {
    services: 'El servicio %{name} no responde |||| %{smart_count} servicios no responden',
    configs: 'Aún sin configuración',
    plans: 'El plan %{name} no tiene ningún período |||| %{smart_count} planes no tienen ningún período',
    toolgroups:
      'El grupo de herramientas %{name} está vacío |||| %{smart_count} grupos de herramientas están vacíos',
  },
  means: {
    services:
      '%{some} de %{all} capa queda en blanco en el mapa. |||| %{some} de %{all} capas quedan en blanco en el mapa.',
    configs: 'El mapa no tiene nada que cargar.',
    county: 'Los mapas no pueden identificar el condado ni mostrar sus enlaces.',
    administrators: 'Solo los superadministradores pueden administrar esta aplicación.',
    plans: 'Los usuarios no pueden suscribirse a un plan sin períodos.',
    toolgroups: 'Los grupos de herramientas vacíos aparecen en el mapa sin herramientas.',
    access: 'Nadie puede abrir el mapa.',
  },
  mend: {
    services: 'Abrir las capas de la aplicación',
    configs: 'Abrir las configuraciones',
    county: 'Definir el condado',
    administrators: 'Agregar un administrador',
    plans: 'Agregar un período',
    toolgroups: 'Agregar herramientas',
    access: 'Cambiar el tipo de acceso',
  },
  ok: {
    services: '%{smart_count} servicio responde |||| %{smart_count} servicios responden',
    configs:
      'El mapa tiene su configuración y %{smart_count} configuración de capa |||| El mapa tiene su configuración y %{smart_count} configuraciones de capa',
    county: 'Código del condado: %{code}',
    administrators: '%{smart_count} administrador |||| %{smart_count} administradores',
    plans: 'Todos los planes tienen un período',
    toolgroups: 'Ningún grupo de herramientas está vacío',
    access: 'Tipo de acceso: %{access}',
  },
  unread: {
    services: 'No se pudieron comprobar los servicios de las capas.',
    configs: 'No se pudieron cargar las configuraciones.',
    county: 'No se pudo cargar el condado.',
    administrators: 'No se pudieron cargar los administradores.',
    plans: 'No se pudieron cargar los planes.',
    toolgroups: 'No se pudieron cargar los grupos de herramientas.',
    access: 'No se pudo cargar el tipo de acceso.',
  },
  awaited: {
    services: 'Servicios de las capas',
    configs: 'Configuraciones',
    county: 'Condado',
    administrators: 'Administradores',
    plans: 'Planes',
    toolgroups: 'Grupos de herramientas',
    access: 'Acceso',
  },
} as const satisfies Same<typeof en>;
