import type en from '../en/readiness.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Preparación',
  again: 'Comprobar de nuevo',
  score: '%{ok} de %{of}',
  pass: 'comprobaciones superadas',
  missing: 'Lo que falta',
  inOrder: 'En orden',
  noLayers: 'Aún no hay capas',
  noLayersMeans: 'El mapa queda vacío.',
  addLayers: 'Añadir capas',
  gap: {
    services: 'El servicio %{name} no responde |||| %{smart_count} servicios no responden',
    configs: 'Aún sin configuración',
    county: 'Sin condado',
    administrators: 'Sin administrador',
    plans: 'El plan %{name} no tiene ningún período |||| %{smart_count} planes no tienen ningún período',
    toolgroups:
      'El grupo de herramientas %{name} está vacío |||| %{smart_count} grupos de herramientas están vacíos',
    access: 'El acceso ha caducado',
  },
  means: {
    services:
      '%{some} de %{all} capa queda en blanco en el mapa. |||| %{some} de %{all} capas quedan en blanco en el mapa.',
    configs: 'Su mapa no tiene con qué abrirse.',
    county: 'Los mapas no pueden nombrar el condado ni mostrar sus enlaces.',
    administrators: 'Solo los superadministradores pueden ocuparse de ella.',
    plans: 'Nadie puede suscribirse.',
    toolgroups: 'Quien lo abre en el mapa no encuentra nada en él.',
    access: 'Nadie puede abrir su mapa.',
  },
  mend: {
    services: 'Abrir las capas de la aplicación',
    configs: 'Abrir las configuraciones',
    county: 'Indicar el condado',
    administrators: 'Añadir un administrador',
    plans: 'Añadir un período',
    toolgroups: 'Añadir herramientas',
    access: 'Cambiar el tipo de acceso',
  },
  ok: {
    services: '%{smart_count} servicio responde |||| %{smart_count} servicios responden',
    configs:
      'El mapa tiene su configuración y %{smart_count} configuración de capa |||| El mapa tiene su configuración y %{smart_count} configuraciones de capa',
    county: 'Condado %{code}',
    administrators: '%{smart_count} administrador |||| %{smart_count} administradores',
    plans: 'Ningún plan está sin período',
    toolgroups: 'Ningún grupo de herramientas está vacío',
    access: 'El acceso es %{access}',
  },
  unread: {
    services: 'No se ha podido leer si responden los servicios de las capas.',
    configs: 'No se ha podido leer si tiene una configuración.',
    county: 'No se ha podido leer el condado.',
    administrators: 'No se han podido leer los administradores.',
    plans: 'No se han podido leer los planes.',
    toolgroups: 'No se han podido leer los grupos de herramientas.',
    access: 'No se ha podido leer el tipo de acceso.',
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
