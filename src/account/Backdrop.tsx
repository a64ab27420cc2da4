import { useEffect, useState, type ComponentType } from 'react';

/** Beside the form on wide screens: the drawing comes after the form can be used, and only where it is seen. */
export function Backdrop() {
  const [Drawing, setDrawing] = useState<ComponentType>();
  useEffect(() => {
    const wide = matchMedia('(min-width: 960px)');
    const draw = () => {
      if (wide.matches) import('./ParcelDrawing.tsx').then(module => setDrawing(() => module.ParcelDrawing), () => {});
    };
    draw();
    wide.addEventListener('change', draw);
    return () => wide.removeEventListener('change', draw);
  }, []);
  return <div className="account-backdrop">{Drawing && <Drawing />}</div>;
}
