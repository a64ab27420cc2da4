import type en from '../en/notes.ts';
import type { Same } from '../en/same.ts';

export default {
  offline: 'Sin conexión. Se muestran datos de las %{time}. No podrá guardar hasta que vuelva la conexión.',
  sick: 'La plataforma no responde correctamente. Se está reintentando; es posible que los datos no estén actualizados.',
  newBuild: {
    text: 'Hay una nueva versión de la consola.',
    typed: 'Hay una nueva versión de la consola. Al recargar podrá recuperar sus borradores.',
    reload: 'Recargar',
  },
  row: {
    once: 'Recién cambiado',
    often: 'En edición',
    tab: 'Cambiado en otra pestaña',
    edited: 'En edición en otra pestaña',
  },
  page: {
    once: 'Otra persona acaba de hacer cambios. Se muestra la versión actual.',
    often: 'Otra persona está haciendo cambios. Se muestra la versión actual.',
    tab: 'Usted acaba de hacer cambios en otra pestaña. Se muestra la versión actual.',
    edited: 'Tiene cambios sin guardar de este elemento en otra pestaña.',
  },
  form: {
    once: 'Otra persona acaba de hacer cambios. Los que usted hizo se conservan; si hay conflictos, podrá resolverlos al guardar.',
    often:
      'Otra persona está haciendo cambios. Los que usted hizo se conservan; si hay conflictos, podrá resolverlos al guardar.',
    tab: 'Usted acaba de hacer cambios en otra pestaña. Los de esta se conservan; si hay conflictos, podrá resolverlos al guardar.',
    edited: 'Tiene cambios sin guardar de este elemento en otra pestaña.',
  },
} satisfies Same<typeof en>;
