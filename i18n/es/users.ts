import type { Same } from '../en/same.ts';
import type en from '../en/users.ts';

export default {
  search: 'Buscar por nombre o correo',
  empty: 'No hay usuarios.',
  invite:
    'No se agregó ningún usuario a su aplicación. Cree usuarios o agréguelos a los roles de su aplicación.',
  noSuch: 'No existe ese usuario',
  deleteError: 'Se produjo un error al eliminar el usuario',
  notifications: {
    created: 'El usuario se agregó correctamente. Recibirá un correo de bienvenida con los datos de acceso.',
    updated: 'Se guardaron los cambios en los datos de %{name}.',
    undone: 'Se deshicieron los cambios en los datos de %{name}.',
    deleted: 'Se eliminó la cuenta de %{name}.',
    createdWithoutMail: 'El usuario se agregó correctamente, pero no se pudo enviar el correo.',
  },
  message: {
    delete_title: '¿Seguro que desea eliminar este usuario?',
    delete_content: '%{name} (%{email}) ya no podrá iniciar sesión. Esto no se puede deshacer.',
  },
  active: 'Activo',
  inactive: 'Inactivo',
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo',
    phone: 'Teléfono',
    role: 'Rol',
    provider: 'Proveedor',
    loginCount: 'Sesiones',
    averageTime: 'Tiempo medio',
    isActive: 'Activo',
    password: 'Contraseña nueva',
    id: 'ID',
    isLoggedinYet: 'Primera sesión',
    productEmailSubscription: 'Novedades',
    migratedFromV4: 'Migrado de V4',
  },
  filter: {
    filter: 'Rol',
    provider: 'Proveedor',
    subscriptionFilter: 'Suscripción',
    lastLoggedIn: 'Último inicio de sesión',
    lastLoggedOut: 'Último cierre de sesión',
    activeUserPercent: 'Usuarios más activos',
  },
  option: {
    all: 'todos',
    user: 'usuario',
    admin: 'administrador',
    superadmin: 'superadministrador',
    local: 'local',
    facebook: 'Facebook',
    google: 'Google',
    active: 'activa',
    archive: 'archivada',
  },
  logins: '%{smart_count} inicio de sesión |||| %{smart_count} inicios de sesión',
  info: {
    details: 'Detalles',
    tabs: 'Detalles del usuario',
    roleList: 'Lista de roles',
    protectedLayers: 'Capas protegidas',
    activeSubscriptions: 'Suscripciones (activas)',
    archivedSubscriptions: 'Suscripciones (archivadas)',
    sessions: 'Sesiones',
    access: 'Acceso',
    done: 'Hecho',
    pending: 'Aún no',
    subscribed: 'Con suscripción',
    notSubscribed: 'Sin suscripción',
    unverified: 'Correo sin verificar',
  },
  signIn: {
    title: 'Inicio de sesión',
    byPassword: '%{name} puede iniciar sesión con correo y contraseña.',
    byProvider: '%{name} inicia sesión con %{provider} y no tiene contraseña aquí.',
    inactive: '%{name} no puede iniciar sesión: la cuenta está inactiva.',
    askSuperadmin: 'Pida a un superadministrador que la active.',
    unverified: 'Los usuarios solo pueden obtener un enlace de verificación nuevo desde su propio perfil.',
    verified: 'Verificado',
    lastSession: 'Última sesión',
    activate: 'Activar',
    activated: '%{name} puede volver a iniciar sesión.',
    sendResetLink: 'Enviar enlace',
    resetLinkSent: 'Se envió a %{email} un enlace para elegir una contraseña nueva.',
    resendVerification: 'Reenviar verificación',
    verificationSent: 'Se envió el enlace de verificación.',
    mailError: 'Se produjo un error al enviar el correo',
  },
  privilege: {
    setSuperadmin: 'Dar privilegios de superadministrador',
    setAdmin: 'Dar privilegios de administrador',
    remove: 'Quitar privilegios de administrador',
    isSuperadmin: 'El usuario ahora tiene privilegios de superadministrador.',
    isAdmin: 'El usuario ahora tiene privilegios de administrador.',
    removed: 'Se quitaron los privilegios de administrador.',
    ask: '¿%{action}?',
    change: 'El rol de %{name} (%{email}) cambiará de %{from} a %{to}.',
    superadminGains:
      'Podrá administrar todos los usuarios, roles y aplicaciones, y dar privilegios de administrador.',
    adminGains: 'Podrá usar Usuarios, Roles, Herramientas y Etiquetas.',
    sees: '%{name} verá los usuarios de %{names}.',
    seesNobody: '%{name} aún no administra ninguna aplicación, así que no verá ningún usuario.',
    applications: 'Aplicaciones que administrará',
    administers: '%{name} ahora administra %{names}.',
    doesNotAdminister: '%{name} ya tiene privilegios de administrador, pero aún no administra %{names}.',
    loses: 'Ya no podrá usar Usuarios, Roles, Herramientas ni Etiquetas.',
    keepsRoles:
      '%{smart_count} rol asignado se conservará. |||| %{smart_count} roles asignados se conservarán.',
    keepsAccess: 'El acceso de administrador a %{names} se conservará.',
  },
  action: { import: 'Importar', add: 'Crear usuario' },
  create: {
    password: 'Contraseña inicial',
  },
  bulk: {
    label: 'Usuarios seleccionados',
    action: {
      activate: 'Activar',
      deactivate: 'Desactivar',
      assignRole: 'Asignar rol',
      assignLayers: 'Asignar capas protegidas',
    },
    ask: {
      activate: '¿Activar %{smart_count} usuario? |||| ¿Activar %{smart_count} usuarios?',
      deactivate: '¿Desactivar %{smart_count} usuario? |||| ¿Desactivar %{smart_count} usuarios?',
      assignRole: '¿Asignar un rol a %{smart_count} usuario? |||| ¿Asignar un rol a %{smart_count} usuarios?',
      assignLayers:
        '¿Asignar capas protegidas a %{smart_count} usuario? |||| ¿Asignar capas protegidas a %{smart_count} usuarios?',
    },
    nobody: {
      activate: 'No hay usuarios que activar',
      deactivate: 'No hay usuarios que desactivar',
      assignRole: 'Todas estas personas ya tienen el rol',
      assignLayers: 'Todas estas personas ya tienen las capas',
    },
    running: {
      activate: 'Activando: %{done} de %{total}',
      deactivate: 'Desactivando: %{done} de %{total}',
      assignRole: 'Asignando el rol: %{done} de %{total}',
      assignLayers: 'Asignando capas: %{done} de %{total}',
    },
    done: {
      activate: '%{count} cuenta activada |||| %{count} cuentas activadas',
      deactivate: '%{count} cuenta desactivada |||| %{count} cuentas desactivadas',
      assignRole: 'Rol asignado a %{count}',
      assignLayers: 'Capas asignadas a %{count}',
    },
    changes: {
      activate: '%{names} puede volver a iniciar sesión. |||| %{names} pueden volver a iniciar sesión.',
      deactivate: '%{names} ya no puede iniciar sesión. |||| %{names} ya no pueden iniciar sesión.',
      assignRole:
        '%{names} recibirá %{role} en %{application}. |||| %{names} recibirán %{role} en %{application}.',
      assignLayers:
        '%{names} verá %{layers} en %{application}. |||| %{names} verán %{layers} en %{application}.',
    },
    stay: {
      activate: '%{names} ya tiene la cuenta activa. |||| %{names} ya tienen la cuenta activa.',
      deactivate: '%{names} ya tiene la cuenta inactiva. |||| %{names} ya tienen la cuenta inactiva.',
      assignRole: '%{names} ya tiene el rol. |||| %{names} ya tienen el rol.',
      assignLayers: '%{names} ya ve estas capas. |||| %{names} ya ven estas capas.',
    },
    told: {
      assignRole:
        '%{names} ahora tiene %{role} en %{application}. |||| %{names} ahora tienen %{role} en %{application}.',
      assignLayers:
        '%{names} ahora ve %{layers} en %{application}. |||| %{names} ahora ven %{layers} en %{application}.',
    },
    undone: {
      assignRole:
        '%{names} ya no tiene %{role} en %{application}. |||| %{names} ya no tienen %{role} en %{application}.',
      assignLayers:
        '%{names} ya no ve estas capas en %{application}. |||| %{names} ya no ven estas capas en %{application}.',
    },
    admins:
      '%{smart_count} tiene privilegios de administrador: %{names}. |||| %{smart_count} tienen privilegios de administrador: %{names}.',
    back: 'Puede reactivar la cuenta después. |||| Puede reactivar las cuentas después.',
    you: 'La selección incluye su propia cuenta: otra persona tendrá que reactivarla.',
    refused:
      '%{names} no cambia: solo un superadministrador puede modificar a los administradores. |||| %{names} no cambian: solo un superadministrador puede modificar a los administradores.',
  },
} satisfies Same<typeof en>;
