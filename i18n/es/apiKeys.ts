import type en from '../en/apiKeys.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Claves de API',
  hint: 'Una clave de API permite que un programa use la plataforma en su nombre. Cualquier persona que la tenga puede hacer lo mismo: manténgala en secreto, como una contraseña.',
  new: 'Crear clave de API',
  name: 'clave terminada en %{end}',
  fresh: 'Nueva',
  empty: 'Aún no hay claves de API',
  loadError: 'Se produjo un error al cargar las claves',
  createError: 'Se produjo un error al crear la clave',
  deleteError: 'Se produjo un error al eliminar la clave',
  created: 'Se creó la %{key}.',
  deleted: 'Se eliminó la %{key}.',
  delete: '¿Eliminar la %{key}?',
  deleteText: 'Los programas que usan esta clave perderán el acceso de inmediato. Esto no se puede deshacer.',
  show: 'Mostrar: %{name}',
  hide: 'Ocultar: %{name}',
} satisfies Same<typeof en>;
