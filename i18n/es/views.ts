import type { Same } from '../en/same.ts';
import type en from '../en/views.ts';

export default {
  of: 'Vista: %{name}',
  ofChanged: 'Vista: %{name}, modificada',
  title: 'Vistas guardadas',
  usual: 'Vista predeterminada',
  empty:
    'Guarde como vista la búsqueda, los filtros, el orden, las columnas y la altura de las filas. Las vistas se conservan en este dispositivo.',
  changed: 'modificada',
  named: 'Guardar la vista actual como',
  placeholder: 'Nombre de la vista',
  save: 'Guardar vista',
  update: 'Actualizar “%{name}”',
  back: 'Volver a “%{name}”',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  rename: 'Cambiar el nombre',
  renamed: 'Nuevo nombre de “%{name}”',
  updateThis: 'Actualizar con la vista actual',
  deleted: 'Se eliminó la vista “%{name}”.',
  there: 'Se restauró la vista “%{name}”.',
  rule: {
    taken: 'Ya hay una vista con este nombre. Elija otro o actualícela.',
  },
} satisfies Same<typeof en>;
