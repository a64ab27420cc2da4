/** The protected layers of an application: groups of map layers that only assigned users see (docs/behaviour.md 2 §5). */
export default {
  title: 'Protected layers',
  hint: 'Only users assigned to a group can see its layers.',
  new: 'New group',
  create: 'Create group',
  edit: 'Edit %{name}',
  index: 'Index %{index}',
  none: 'No protected layers yet',
  noneHint:
    'All users of this application can see all its layers. To limit layers to some users, create a group.',
  noLayers: 'No layers in this group yet',
  layersHint: 'Layers without a name are not saved.',
  added: 'Protected Layer Added against Application.',
  saved: 'The group %{name} has been saved.',
  undone: 'Changes to the group %{name} have been undone.',
  saveError: 'There was an error saving the details',
  delete: 'Delete the group %{name}?',
  deleteText:
    'All users of %{application} will be able to see the layers of this group. The group will be removed from the users assigned to it. This cannot be undone.',
  deleted: 'The group %{name} has been deleted.',
  deleteError: 'There has been an error deleting protected layer',
  fields: {
    groupName: 'Group name',
    groupIndex: 'Group index',
    layerNames: 'Layer',
    'layerNames.layerName': 'Name',
    'layerNames.layerIndex': 'Index',
  },
  rule: { groupName: 'Please enter Group Name', groupIndex: 'Please enter valid Group Index' },
} as const;
