import type en from '../en/apiKeys.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Claves de API',
  hint: 'Una clave permite que un programa use la plataforma en su nombre. Quien la tenga puede hacer lo mismo: guárdela como una contraseña.',
  new: 'Crear clave de API',
  name: 'clave terminada en %{end}',
  fresh: 'Nueva',
  empty: 'Aún no hay claves de API',
  emptyHint: 'Una clave permite que un programa use la plataforma en su nombre.',
  loadError: 'Se produjo un error al cargar las claves',
  createError: 'Se produjo un error al crear la clave',
  deleteError: 'Se produjo un error al eliminar la clave',
  created: 'Se ha creado la %{key}.',
  deleted: 'Se ha eliminado la %{key}.',
  delete: '¿Eliminar la %{key}?',
  deleteText: 'Los programas que usan esta clave pierden el acceso de inmediato. Esto no se puede deshacer.',
  show: 'Mostrar: %{name}',
  hide: 'Ocultar: %{name}',
} satisfies Same<typeof en>;
