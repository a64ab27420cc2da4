import type en from '../en/ui.ts';
import type { Same } from '../translate.ts';

export default {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  edit: 'Editar',
  delete: 'Eliminar',
  dismiss: 'Descartar',
  copy: 'Copiar: %{name}',
  copied: 'Copiado',
  none: 'ninguno',
  yes: 'Sí',
  no: 'No',
  editName: 'Editar: %{name}',
  deleteName: 'Eliminar: %{name}',
  enterSaves: '%{enter} guarda, %{escape} cancela',
  saving: 'Guardando',
  saved: 'Guardado.',
  unsaved: {
    title: '¿Salir sin guardar?',
    text: 'Sus cambios se conservan en este dispositivo y se le ofrecerán de nuevo cuando vuelva.',
    lost: 'Lo que escribió no se conserva.',
    leave: 'Salir',
    stay: 'Quedarse',
    mark: 'sin guardar',
  },
  draft: {
    found: 'Tiene cambios sin guardar del %{time}.',
    restore: 'Recuperar',
    discard: 'Descartar',
  },
  conflict: {
    title: 'Otra persona lo ha modificado',
    text: 'Se modificó después de que usted lo abriera. Al guardar, sus valores sustituyen a los de la izquierda.',
    field: 'Campo',
    theirs: 'Ahora',
    yours: 'Suyo',
    overwrite: 'Guardar lo mío',
    empty: 'vacío',
  },
  lost: {
    nothing: 'No llegó respuesta y no se guardó nada. Inténtelo de nuevo.',
    done: 'No llegó respuesta, pero ahora está ahí.',
    saved: 'No llegó respuesta, pero sus cambios están guardados.',
    unknown: 'No llegó respuesta y no se pudo volver a leer. Compruébelo antes de intentarlo de nuevo.',
  },
} satisfies Same<typeof en>;
