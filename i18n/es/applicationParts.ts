import type en from '../en/applicationParts.ts';
import type { Same } from '../en/same.ts';

export default {
  paths: {
    title: 'Rutas de la aplicación',
    empty: 'Aún no hay rutas',
    emptyHint: 'Agregue la ruta de un tipo de documento para mostrar sus documentos en los mapas.',
    new: 'Nueva ruta',
    add: 'Agregar ruta',
    added: 'Se agregó la ruta',
    removed: 'Se quitó la ruta',
    twice: 'Esta ruta ya existe',
    remove: '¿Quitar la ruta de %{type}?',
    removeText:
      'Los mapas de %{application} ya no encontrarán documentos en %{path}. Los documentos se conservan.',
    types: '%{used} de %{all} tipos tienen una ruta',
    rowName: '%{type}, %{path}',
  },
  county: {
    title: 'Condado',
    hint: 'Los mapas identifican el condado por su código y muestran sus enlaces a los visitantes.',
    updated: 'El condado se actualizó',
    undone: 'Se deshicieron los cambios en el condado.',
    none: 'Aún no hay condado',
    noneHint: 'Los mapas no pueden mostrar el condado de esta aplicación hasta que usted lo defina.',
    editCounty: 'Editar el condado',
    setCounty: 'Definir el condado',
  },
  fields: {
    pathType: 'Tipo',
    path: 'Ruta',
    code: 'Código del condado',
    links: 'Enlace',
    'links.linkName': 'Nombre',
    'links.linkPath': 'URL',
  },
  rule: {
    path: 'La ruta no es una URL válida',
    code: 'El código del condado es obligatorio',
    linkPath: 'La URL del enlace no es válida',
  },
} satisfies Same<typeof en>;
