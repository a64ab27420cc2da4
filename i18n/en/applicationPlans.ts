/** The subscription plans of an application, on its page (docs/behaviour.md 2 §2). */
export default {
  title: 'Subscription plans',
  new: 'New plan',
  empty: 'No plans yet',
  emptyHint: 'Users cannot subscribe to this application until you create a plan.',
  noPeriods: 'no periods yet',
  from: 'from %{price} per month',
  fields: { name: 'Plan', description: 'Description', periods: 'Periods', price: 'Price' },
} as const;
