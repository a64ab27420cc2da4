import type en from '../en/applicationParts.ts';
import type { Same } from '../en/same.ts';

export default {
  paths: {
    title: 'Rutas de la aplicación',
    empty: 'Todavía no hay rutas',
    emptyHint: 'Sin una ruta, los mapas no muestran los documentos de su tipo.',
    new: 'Nueva ruta',
    add: 'Añadir ruta',
    added: 'La ruta se ha añadido',
    removed: 'La ruta se ha quitado',
    twice: 'Esta ruta ya está.',
    saveError: 'Hubo un error al actualizar los datos',
    removeError: 'Hubo un error al quitar los datos',
    remove: '¿Quitar la ruta de %{type}?',
    removeText:
      'Los mapas de %{application} ya no encontrarán documentos en %{path}. Los documentos se conservan.',
    types: '%{used} de %{all} tipos tienen una ruta',
    rowName: '%{type}, %{path}',
  },
  county: {
    title: 'Condado',
    hint: 'Los mapas nombran el condado por su código y muestran sus enlaces a los visitantes.',
    updated: 'El condado se ha actualizado',
    undone: 'El condado está como antes.',
    updateError: 'Hubo un error al actualizar los datos',
    none: 'Todavía no hay condado',
    noneHint: 'Los mapas no pueden nombrar el condado de esta aplicación.',
    editCounty: 'Editar el condado',
  },
  field: {
    pathType: 'Tipo',
    path: 'Ruta',
    code: 'Código del condado',
    links: 'Enlace',
    'links.linkName': 'Nombre',
    'links.linkPath': 'Dirección',
  },
  rule: {
    path: 'La ruta no es una URL válida',
    code: 'El código del condado es obligatorio',
    linkPath: 'El campo de la ruta no es una URL válida',
  },
} satisfies Same<typeof en>;
