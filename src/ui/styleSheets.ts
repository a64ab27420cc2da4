/** A style sheet that did not come is asked for again after so long, each time after twice that, this often; milliseconds. */
const AGAIN = 1_000;
const OFTEN = 6;

// The loader of the built code asks for each once, and draws without it what is asked for later.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const tried = Number(target.dataset.tried ?? 0);
    if (tried === OFTEN) return;
    const again = target.cloneNode() as HTMLLinkElement;
    again.dataset.tried = String(tried + 1);
    setTimeout(() => target.replaceWith(again), AGAIN * 2 ** tried);
  },
  { capture: true },
);
