import { InlineEditForm, SaveButton, TextInput, Toolbar } from '../../admin/index.ts';
import { useInlineEditContext } from '../../admin/list/InlineEditContext.ts';
import { InlineEditLayout } from '../../admin/list/InlineEditLayout.tsx';
import { kinds, useKind, type CatalogueKind } from './kinds.ts';
import { nameForms } from './nameForms.ts';

const nameInput = (kind: CatalogueKind) => (
  <TextInput source={kinds[kind].name} autoComplete="off" autoFocus />
);

/** The inputs of a purpose, toolgroup or tool. */
export function NameInputs() {
  return (
    <>
      {nameInput(useKind())}
      <TextInput source="helpInfo" autoComplete="off" multiline rows={3} />
    </>
  );
}

const formToolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** Inline form of a purpose, toolgroup or tool, in the list, on its page and in a dialog. */
export default function NameForm() {
  const kind = useKind();
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
