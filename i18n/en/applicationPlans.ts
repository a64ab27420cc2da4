/** The subscription plans of an application, on its page (spec 2 §2). */
export default {
  title: 'Subscription plans',
  new: 'New plan',
  empty: 'No plans yet',
  emptyHint: 'Without a plan nobody can subscribe to this application.',
  loadError: 'There was an error loading plans',
  noPeriods: 'no periods yet',
  from: 'from %{price} a month',
  field: { name: 'Plan', description: 'Description', periods: 'Periods', price: 'Price' },
} as const;
