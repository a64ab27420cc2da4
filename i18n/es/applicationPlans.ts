import type en from '../en/applicationPlans.ts';
import type { Same } from '../en/same.ts';

export default {
  title: 'Planes de suscripción',
  new: 'Nuevo plan',
  empty: 'Aún no hay planes',
  emptyHint: 'Los usuarios no podrán suscribirse a esta aplicación hasta que usted cree un plan.',
  noPeriods: 'aún sin períodos',
  from: 'desde %{price} al mes',
  fields: { name: 'Plan', description: 'Descripción', periods: 'Períodos', price: 'Precio' },
} satisfies Same<typeof en>;
