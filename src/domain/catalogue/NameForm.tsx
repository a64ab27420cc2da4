import { InlineEditForm, SaveButton, TextInput, Toolbar } from '../../admin/index.ts';
import { useInlineEditContext } from '../../admin/list/InlineEditContext.ts';
import { InlineEditLayout } from '../../admin/list/InlineEditLayout.tsx';
import { kinds } from './kinds.ts';
import { nameForms } from './nameForms.ts';
import { nameInput, NameInputs } from './NameInputs.tsx';
import { useKind } from './useKind.ts';

const toolbar = (
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
          {toolbar}
        </>
      )}
    </InlineEditForm>
  );
}
