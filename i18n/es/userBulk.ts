import type { Same } from '../en/same.ts';
import type en from '../en/userBulk.ts';

export default {
  action: {
    activate: 'Activar',
    deactivate: 'Desactivar',
    assignRole: 'Asignar rol',
    removeRole: 'Quitar rol',
    assignLayers: 'Asignar capas protegidas',
  },
  ask: {
    activate: '¿Activar %{smart_count} usuario? |||| ¿Activar %{smart_count} usuarios?',
    deactivate: '¿Desactivar %{smart_count} usuario? |||| ¿Desactivar %{smart_count} usuarios?',
    assignRole: '¿Asignar un rol a %{smart_count} usuario? |||| ¿Asignar un rol a %{smart_count} usuarios?',
    removeRole: '¿Quitar un rol a %{smart_count} usuario? |||| ¿Quitar un rol a %{smart_count} usuarios?',
    assignLayers:
      '¿Asignar capas protegidas a %{smart_count} usuario? |||| ¿Asignar capas protegidas a %{smart_count} usuarios?',
  },
  nobody: {
    activate: 'No hay usuarios que activar',
    deactivate: 'No hay usuarios que desactivar',
    assignRole: 'Todas estas personas ya tienen el rol',
    removeRole: 'Ninguna de estas personas tiene ahí este rol',
    assignLayers: 'Todas estas personas ya tienen las capas',
  },
  running: {
    activate: 'Activando usuarios: %{done} de %{total}',
    deactivate: 'Desactivando usuarios: %{done} de %{total}',
    assignRole: 'Asignando el rol: %{done} de %{total}',
    removeRole: 'Quitando el rol: %{done} de %{total}',
    assignLayers: 'Asignando capas: %{done} de %{total}',
  },
  done: {
    activate: '%{count} usuario activado |||| %{count} usuarios activados',
    deactivate: '%{count} usuario desactivado |||| %{count} usuarios desactivados',
    assignRole: 'Rol asignado a %{count} usuario |||| Rol asignado a %{count} usuarios',
    removeRole: 'Rol quitado a %{count} usuario |||| Rol quitado a %{count} usuarios',
    assignLayers: 'Capas asignadas a %{count} usuario |||| Capas asignadas a %{count} usuarios',
  },
  changes: {
    activate: '%{names} podrá iniciar sesión de nuevo. |||| %{names} podrán iniciar sesión de nuevo.',
    deactivate: '%{names} ya no podrá iniciar sesión. |||| %{names} ya no podrán iniciar sesión.',
    assignRole:
      '%{names} recibirá %{role} en %{application}. |||| %{names} recibirán %{role} en %{application}.',
    removeRole:
      '%{names} perderá %{role} en %{application}. |||| %{names} perderán %{role} en %{application}.',
    assignLayers:
      '%{names} verá %{layers} en %{application}. |||| %{names} verán %{layers} en %{application}.',
  },
  stay: {
    activate: '%{names} ya tiene la cuenta activa. |||| %{names} ya tienen la cuenta activa.',
    deactivate: 'La cuenta de %{names} ya está inactiva. |||| Las cuentas de %{names} ya están inactivas.',
    assignRole: '%{names} ya tiene el rol. |||| %{names} ya tienen el rol.',
    removeRole: '%{names} no tiene ahí el rol. |||| %{names} no tienen ahí el rol.',
    assignLayers: '%{names} ya ve estas capas. |||| %{names} ya ven estas capas.',
  },
  told: {
    activate: '%{names} puede volver a iniciar sesión. |||| %{names} pueden volver a iniciar sesión.',
    deactivate: '%{names} ya no puede iniciar sesión. |||| %{names} ya no pueden iniciar sesión.',
    assignRole:
      '%{names} ahora tiene %{role} en %{application}. |||| %{names} ahora tienen %{role} en %{application}.',
    removeRole:
      '%{names} ya no tiene %{role} en %{application}. |||| %{names} ya no tienen %{role} en %{application}.',
    assignLayers:
      '%{names} ahora ve %{layers} en %{application}. |||| %{names} ahora ven %{layers} en %{application}.',
  },
  undone: {
    assignRole:
      '%{names} ya no tiene %{role} en %{application}. |||| %{names} ya no tienen %{role} en %{application}.',
    removeRole:
      '%{names} vuelve a tener %{role} en %{application}. |||| %{names} vuelven a tener %{role} en %{application}.',
    assignLayers:
      '%{names} ya no ve estas capas en %{application}. |||| %{names} ya no ven estas capas en %{application}.',
  },
  admins:
    '%{smart_count} usuario tiene privilegios de administrador: %{names}. |||| %{smart_count} usuarios tienen privilegios de administrador: %{names}.',
  back: 'Puede reactivar la cuenta después. |||| Puede reactivar las cuentas después.',
  you: 'La selección incluye su propia cuenta: otra persona tendrá que reactivarla.',
  refused:
    '%{names} no cambia: solo un superadministrador puede modificar a los administradores. |||| %{names} no cambian: solo un superadministrador puede modificar a los administradores.',
} satisfies Same<typeof en>;
