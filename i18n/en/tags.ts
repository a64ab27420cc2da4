import type { ListTexts } from './ListTexts.ts';

export default {
  search: 'Search tags',
  empty: 'No tags yet',
  invite: 'Tags mark maps. Create a tag to see how many maps it triggers.',
  noSuch: 'Tag not found',
  loadError: 'There was an error loading the tags',
  saveError: 'There was an error saving the tags',
  saveErrorMessage: 'There was an error saving the tags: %{message}',
  deleteError: 'There was an error deleting the tags',
  journal: {
    created: 'Tag %{name} created |||| %{smart_count} tags created',
    deleted: 'Tag %{name} deleted |||| %{smart_count} tags deleted',
  },
  notifications: {
    created: 'The tag %{name} has been created.',
    updated: 'The tag %{name} has been saved.',
    undone: 'Changes to the tag %{name} have been undone.',
    deleted: 'The tag %{name} has been deleted.',
  },
  message: {
    delete_title: 'Sure to delete %{name} ?',
    delete_content: '%{name} will be removed from all maps that have this tag. This cannot be undone.',
  },
  maps: '%{count} maps triggered',
  chart: 'Chart',
  action: { add: 'Create tag' },
  fields: { tagName: 'Name', helpInfo: 'Help', numberOfMapsTagged: 'Maps triggered', id: 'ID' },
  rule: { tagName: 'Tool Name is required' },
} as const satisfies ListTexts;
