import { useEffect } from 'react';
import { goOnFrom, placeOf, type Place } from './place.ts';

/** Whoever gives the focus a place of his own does so within this time, milliseconds. */
const PAUSE = 50;

const isNowhere = () => !document.activeElement || document.activeElement === document.body;

/**
 * The keyboard never falls to the body: when what it stands on goes, with a deleted row, a closed form, a dialog, a banner,
 * it goes on at a named place. Whoever left by a click is left alone.
 */
export function useKeptFocus() {
  useEffect(() => {
    let place: Place | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (!place || !isNowhere()) return;
      const left = place;
      place = undefined;
      const next = left.element.isConnected ? undefined : goOnFrom(left);
      if (!next || document.querySelector('[aria-modal=true]')?.contains(next) === false) return;
      if (/^H\d$/.test(next.tagName)) next.tabIndex = -1;
      next.focus({ preventScroll: true });
      place = { ...placeOf(next, left), insteadOf: left };
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, PAUSE);
    };
    const stand = ({ target }: Event) => {
      // A browser that gives no focus to clicked buttons says by the click where one stands.
      const element =
        target instanceof Element
          ? target.closest<HTMLElement>('a[href],button,input,select,textarea,[tabindex]')
          : null;
      if (element && element !== place?.element) place = placeOf(element, place);
    };
    const gone = new MutationObserver(() => {
      if (place && isNowhere() && !place.element.isConnected) soon();
    });
    gone.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', stand);
    document.addEventListener('click', stand, true);
    document.addEventListener('focusout', soon);
    return () => {
      clearTimeout(timer);
      gone.disconnect();
      document.removeEventListener('focusin', stand);
      document.removeEventListener('click', stand, true);
      document.removeEventListener('focusout', soon);
    };
  }, []);
}
