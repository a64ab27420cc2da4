import type en from '../en/applicationPlans.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Planes de suscripción',
  new: 'Nuevo plan',
  empty: 'Todavía no hay planes',
  emptyHint: 'Sin un plan nadie puede suscribirse a esta aplicación.',
  loadError: 'Hubo un error al cargar los planes',
  noPeriods: 'todavía sin periodos',
  from: 'desde %{price} al mes',
  field: { name: 'Plan', description: 'Descripción', periods: 'Periodos', price: 'Precio' },
} satisfies Same<typeof en>;
