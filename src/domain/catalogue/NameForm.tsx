import { InlineEditForm, SaveButton, TextInput, Toolbar } from '../../admin/index.ts';
import { useInlineEditContext } from '../../admin/list/InlineEditContext.ts';
import { InlineEditLayout } from '../../admin/list/InlineEditLayout.tsx';
import { kinds, useCatalogueKind, type CatalogueKind } from './kinds.ts';
import { nameForms } from './nameForms.ts';

const nameInput = (kind: CatalogueKind) => (
  <TextInput source={kinds[kind].name} autoComplete="off" autoFocus />
);

export function NameInputs() {
  return (
    <>
      {nameInput(useCatalogueKind())}
      <TextInput source="helpInfo" autoComplete="off" multiline rows={3} />
    </>
  );
}

const formToolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** The inline form of a purpose, toolgroup or tool. Lists, pages and dialogs share it. */
export default function NameForm() {
  const kind = useCatalogueKind();
  const isInList = useInlineEditContext() !== undefined;
  return (
    <InlineEditForm fields={nameForms[kind]} draft={kind} className="stack">
      {isInList ? (
        <InlineEditLayout
          inputs={{
            [kinds[kind].name]: nameInput(kind),
            helpInfo: <TextInput source="helpInfo" autoComplete="off" />,
          }}
        />
      ) : (
        <>
          <NameInputs />
          {formToolbar}
        </>
      )}
    </InlineEditForm>
  );
}
