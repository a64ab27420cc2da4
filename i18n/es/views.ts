import type { Same } from '../en/same.ts';
import type en from '../en/views.ts';

export default {
  views: 'Vistas',
  of: 'Vista: %{name}',
  ofChanged: 'Vista: %{name}, cambiada',
  title: 'Vistas guardadas',
  usual: 'Vista habitual',
  empty:
    'Una vista guarda con un nombre la búsqueda, los filtros, el orden, las columnas y la altura de las filas. Queda en este dispositivo.',
  changed: 'cambiada',
  named: 'Guardar lo que se muestra como',
  placeholder: 'Nombre de la vista',
  save: 'Guardar vista',
  update: 'Actualizar «%{name}»',
  back: 'Mostrar «%{name}» como se guardó',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  actions: 'Acciones: %{name}',
  rename: 'Cambiar el nombre',
  renamed: 'Nuevo nombre de «%{name}»',
  updateThis: 'Actualizar con lo que se muestra',
  deleted: 'La vista «%{name}» se eliminó',
  there: 'La vista «%{name}» está de vuelta',
  rule: {
    name: 'Dé un nombre a la vista',
    taken: 'Ya hay una vista con este nombre. Elija otro o actualícela.',
  },
} satisfies Same<typeof en>;
