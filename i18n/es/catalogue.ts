import type en from '../en/catalogue.ts';
import type { Same } from '../en/same.ts';

export default {
  details: {
    title: 'Detalles',
    toolsIn: '%{tools} en %{toolgroups}',
    both: '%{roles} en %{applications}',
  },
  uses: {
    title: 'Dónde se usa',
    counting: 'Comprobando dónde se usa %{name}…',
    unknown: 'No se pudo comprobar dónde se usa %{name}.',
    none: 'Aún no se usa',
    noneHint: 'Aquí aparecerán los propósitos, grupos de herramientas y planes que usen este elemento.',
    noPlan: 'Aún en ningún plan',
    noPlanHint: 'Aquí aparecerán los planes que incluyan el propósito.',
    nowhere: '%{name} no se usa en ninguna parte ni tiene roles asignados.',
    purposes: 'En %{smart_count} propósito |||| En %{smart_count} propósitos',
    toolgroups: 'En %{smart_count} grupo de herramientas |||| En %{smart_count} grupos de herramientas',
    plans: 'En %{smart_count} plan |||| En %{smart_count} planes',
    roles: '%{smart_count} rol asignado |||| %{smart_count} roles asignados',
  },
} satisfies Same<typeof en>;
