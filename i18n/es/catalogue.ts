import type en from '../en/catalogue.ts';
import type { Same } from '../en/same.ts';

export default {
  loadError: 'Se produjo un error al cargar los datos',
  details: {
    title: 'Detalles',
    toolsIn: '%{tools} en %{toolgroups}',
    rolesIn: '%{smart_count} aplicación |||| %{smart_count} aplicaciones',
    both: '%{roles} en %{applications}',
  },
  uses: {
    title: 'Dónde se usa',
    counting: 'Comprobando dónde se usa %{name}',
    unknown: 'No se pudo leer dónde se usa %{name}.',
    none: 'Aún no se usa',
    noneHint: 'Aquí aparecen los propósitos, grupos y planes que lo tienen.',
    noPlan: 'Aún en ningún plan',
    noPlanHint: 'Aquí aparecen los planes que incluyen el propósito.',
    nowhere: 'Nada tiene %{name} y ningún rol lo lleva.',
    purposes: 'Lo tiene %{smart_count} propósito |||| Lo tienen %{smart_count} propósitos',
    toolgroups:
      'Lo tiene %{smart_count} grupo de herramientas |||| Lo tienen %{smart_count} grupos de herramientas',
    plans: 'Lo incluye %{smart_count} plan |||| Lo incluyen %{smart_count} planes',
    roles: 'Lo lleva %{smart_count} rol |||| Lo llevan %{smart_count} roles',
  },
} satisfies Same<typeof en>;
