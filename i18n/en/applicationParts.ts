/** The paths and the county of an application (docs/behaviour.md 2 §3). */
export default {
  paths: {
    title: 'Application Paths',
    empty: 'No paths yet',
    emptyHint: 'Add the path of a document type to show its documents on maps.',
    new: 'New path',
    add: 'Add path',
    added: 'Path added successfully',
    removed: 'Path removed successfully',
    twice: 'This path already exists',
    remove: 'Remove the %{type} path?',
    removeText:
      'Maps of %{application} will no longer find documents at %{path}. The documents themselves are not deleted.',
    types: '%{used} of %{all} types have a path',
    rowName: '%{type}, %{path}',
  },
  county: {
    title: 'County',
    hint: 'Maps identify the county by its code and show its links to visitors.',
    updated: 'County updated successfully',
    undone: 'Changes to the county have been undone.',
    none: 'No county yet',
    noneHint: 'Maps cannot show this application’s county until you set it.',
    editCounty: 'Edit county',
    setCounty: 'Set county',
  },
  fields: {
    pathType: 'Type',
    path: 'Path',
    code: 'County code',
    links: 'Link',
    'links.linkName': 'Name',
    'links.linkPath': 'URL',
  },
  rule: {
    path: 'The path is not a valid URL',
    code: 'County code is required',
    linkPath: 'Path field is not a valid URL',
  },
} as const;
