import type en from '../en/error.ts';
import type { Same } from '../en/same.ts';

export default {
  load: 'Se produjo un error al cargar los datos',
  loadData: 'Se produjo un error al cargar los datos',
  save: 'Se produjo un error al guardar los datos',
  saveUser: 'Se produjo un error al guardar el usuario',
  update: 'Se produjo un error al actualizar los datos',
  remove: 'Se produjo un error al quitar el elemento',
  removeRecord: 'Se produjo un error al eliminar los datos',
  addTool: 'Se produjo un error al agregar la herramienta',
  conflict: 'Otra persona lo modificó mientras tanto.',
  wayOn: 'Revise la versión actual e inténtelo de nuevo.',
  said: '%{message}',
} satisfies Same<typeof en>;
