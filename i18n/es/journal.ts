import type en from '../en/journal.ts';
import type { Same } from '../en/same.ts';

export default {
  export: 'Exportar',
  of: 'Por %{name}, %{email}',
  zone: 'Zona horaria: %{zone}',
  empty: 'Aún no hay cambios',
  emptyText: 'Aquí aparecerán sus cambios con la hora. Cuando sea posible, podrá deshacerlos.',
  kept: 'Solo usted ve esta lista. Se borra al cerrar sesión.',
  today: 'Hoy, %{date}',
  yesterday: 'Ayer, %{date}',
  undo: 'Deshacer: %{did}',
  undone: 'Deshecho',
  undoneAt: 'Deshecho a las %{time}',
  done: 'Deshecho: %{did}',
  notUndone: 'No se pudo deshacer: %{did}.',
  isChanged: 'No se pudo deshacer: %{did}. Otra persona lo cambió después. Edítelo en su página.',
  isGone: 'No se pudo deshacer: %{did}. Ya no existe.',
  fromTo: '%{from} a %{to}',
  fields: '1 campo |||| %{smart_count} campos',
  more: '1 más |||| %{count} más',
  failed: '1 falló y no cambió |||| %{smart_count} fallaron y no cambiaron',
  moved: {
    title: '¿Deshacer y sobrescribir cambios más recientes?',
    text: '%{did}. Otra persona lo cambió después. Si deshace, se sobrescribirá ese cambio. |||| %{did}. Otra persona cambió después %{smart_count} de estos elementos. Si deshace, se sobrescribirán esos cambios.',
    field: '%{field}: %{now} pasa a ser %{back}',
    confirm: 'Deshacer de todos modos',
  },
  remove: { title: '¿Eliminar para deshacer?', text: '%{did}. Si deshace, se eliminará definitivamente.' },
  never: {
    deleted: 'Una eliminación no se puede deshacer',
    mail: 'Un correo enviado no se puede recuperar',
    money: 'No se puede deshacer: la suscripción ya se pagó',
    charges:
      'No se puede deshacer aquí: reactivar la suscripción puede generar un cargo en la tarjeta. Reactívela en la página de suscripciones.',
    versions: 'Para deshacerlo, revierta a una versión anterior en Importación diaria',
    noCall: 'No se puede deshacer: la plataforma no lo permite',
    secret: 'No se puede deshacer: los datos secretos no se guardan',
    elsewhere: 'No se puede deshacer aquí. Edítelo en su página.',
    reloaded: 'Solo se puede deshacer en la página donde se hizo, hasta que se cierre esa página',
    gone: 'No se puede deshacer: ya no existe',
  },
  did: {
    created: 'Se creó %{name} |||| Se crearon %{smart_count} registros',
    deleted: 'Se eliminó %{name} |||| Se eliminaron %{smart_count} registros',
    changed: 'Cambio de %{field} en %{name} |||| Cambio de %{field} en %{smart_count} registros',
    saved: 'Cambios guardados en %{name} |||| %{smart_count} registros guardados',
    activated: 'Usuario %{name} activado |||| %{smart_count} usuarios activados',
    deactivated: 'Usuario %{name} desactivado |||| %{smart_count} usuarios desactivados',
    superadmin:
      'Privilegios de superadministrador para %{name} |||| Privilegios de superadministrador para %{smart_count} usuarios',
    admin:
      'Privilegios de administrador para %{name} |||| Privilegios de administrador para %{smart_count} usuarios',
    noPrivilege:
      'Privilegios de administrador de %{name} quitados |||| Privilegios de administrador de %{smart_count} usuarios quitados',
    password: 'Contraseña cambiada',
    verification: 'Correo de verificación enviado a usted',
    resetLink:
      'Enlace de restablecimiento enviado a %{name} |||| Enlace de restablecimiento enviado a %{smart_count} usuarios',
    transferred: 'Transferencia de %{name} desde V4 |||| Transferencia de %{smart_count} usuarios desde V4',
    roleAdded: 'Rol %{role} asignado a %{name} |||| Rol %{role} asignado a %{smart_count} usuarios',
    roleRemoved: 'Rol %{role} quitado a %{name} |||| Rol %{role} quitado a %{smart_count} usuarios',
    keyMade: 'Clave de API creada',
    keyDeleted: 'Clave de API eliminada',
    roleCopied: 'Rol %{from} clonado en %{name}',
    toolgroupMadeIn:
      'Grupo de herramientas %{name} creado en %{holder} |||| %{smart_count} grupos de herramientas creados en %{holder}',
    toolMadeIn:
      'Herramienta %{name} creada en %{holder} |||| %{smart_count} herramientas creadas en %{holder}',
    linked: 'Se agregó %{name} a %{holder} |||| Se agregaron %{smart_count} a %{holder}',
    unlinked: 'Se quitó %{name} de %{holder} |||| Se quitaron %{smart_count} de %{holder}',
    properties: 'Listas de ediciones y de tipos de acceso cambiadas',
    adminAdded:
      '%{name} ahora administra una aplicación |||| %{smart_count} usuarios ahora administran una aplicación',
    adminRemoved:
      '%{name} ya no administra una aplicación |||| %{smart_count} usuarios ya no administran una aplicación',
    county: 'Condado de %{name} cambiado',
    paths: 'Rutas de %{name} cambiadas',
    toolsCopied: 'Herramientas de %{from} copiadas a %{name}',
    toolsAdded: 'Herramientas agregadas a %{name}: %{tools}',
    toolRemoved: 'Herramienta %{name} quitada |||| %{smart_count} herramientas quitadas',
    userAdded: 'Usuario %{name} agregado |||| %{smart_count} usuarios agregados',
    userRemoved: 'Usuario %{name} quitado |||| %{smart_count} usuarios quitados',
    memberAdded:
      'Se agregó a %{name} a %{department} |||| Se agregaron %{smart_count} usuarios a %{department}',
    memberRemoved:
      'Se quitó a %{name} de %{department} |||| Se quitaron %{smart_count} usuarios de %{department}',
    configs:
      'Configuraciones de %{name} guardadas |||| Configuraciones de %{smart_count} aplicaciones guardadas',
    defaultConfigs: 'Configuraciones predeterminadas guardadas',
    importSaved: 'Importación diaria de %{name} guardada',
    importReverted: 'Importación diaria de %{name} revertida',
    proxy: 'Proxy reiniciado',
    fieldAppMade: 'App de campo %{name} creada',
    layerMade: 'Capa %{name} creada |||| %{smart_count} capas creadas',
    layerDeleted: 'Capa %{name} eliminada |||| %{smart_count} capas eliminadas',
    groupMade:
      'Grupo de capas protegidas %{name} creado |||| %{smart_count} grupos de capas protegidas creados',
    groupDeleted:
      'Grupo de capas protegidas %{name} eliminado |||| %{smart_count} grupos de capas protegidas eliminados',
    layersAdded:
      'Capas protegidas %{layers} asignadas a %{name} |||| Capas protegidas %{layers} asignadas a %{smart_count} usuarios',
    layersRemoved:
      'Capas protegidas %{layers} quitadas a %{name} |||| Capas protegidas %{layers} quitadas a %{smart_count} usuarios',
    planMade: 'Plan %{name} creado',
    periodAdded: 'Período agregado al plan %{name}',
    cardAdded: 'Tarjeta agregada',
    cardRemoved: 'Tarjeta eliminada',
    cardChosen: 'Tarjeta predeterminada cambiada',
    subscribed: 'Suscripción creada',
    cancelled: 'Suscripción cancelada',
    resubscribed: 'Suscripción reactivada',
    cancelledOf: 'Suscripción de %{name} cancelada',
    resubscribedOf: 'Suscripción de %{name} reactivada',
    newsMade: 'Grupo de notificaciones %{name} creado',
    newsDeleted: 'Grupo de notificaciones %{name} eliminado',
    published: 'Grupo de notificaciones %{name} publicado',
    unpublished: 'Publicación del grupo de notificaciones %{name} anulada',
    mail: 'Correo enviado a %{name} |||| Correo enviado a %{smart_count} direcciones',
  },
} satisfies Same<typeof en>;
