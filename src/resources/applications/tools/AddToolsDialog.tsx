import AddIcon from '@mui/icons-material/AddOutlined';
import { useWatch } from 'react-hook-form';
import {
  DialogToolbar,
  NO_RECORD,
  SimpleForm,
  submissionErrors,
  useRecordContext,
} from '../../../admin/index.ts';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { referenceId } from '../../../data/dialect.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './tools.module.css';
import { ToolsInput } from './ToolsInput.tsx';
import { useTools } from './useTools.ts';

interface Values {
  tools: ComboboxChoice[];
}

const NOTHING: Values = { tools: [] };

/**
 * Adds tools to an application. Tools that it already has are not sent, even if they were added a moment ago.
 */
export default function AddToolsDialog({ onClose }: DialogProps) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { add } = useTools(application);
  const here = new Set((application.tools ?? []).map(referenceId));
  const missingIn = ({ tools }: Partial<Values>) => (tools ?? []).filter(({ id }) => !here.has(id));
  return (
    <FormDialog title={t('applicationTools.add')} wide onClose={onClose}>
      <SimpleForm
        record={NO_RECORD}
        defaultValues={NOTHING}
        validate={(values: Partial<Values>) =>
          missingIn(values).length
            ? {}
            : { tools: `applicationTools.choose.${values.tools?.length ? 'nothing' : 'none'}` }
        }
        onSubmit={async (values: Partial<Values>) => {
          if (!(await add(missingIn(values).map(({ id }) => id)))) return submissionErrors();
          onClose();
          return undefined;
        }}
        toolbar={<AddToolbar missingIn={missingIn} onClose={onClose} />}
      >
        <div className={styles.inputs}>
          <ToolsInput source="tools" here={here} />
        </div>
      </SimpleForm>
    </FormDialog>
  );
}

function AddToolbar({ missingIn, onClose }: DialogProps & { missingIn(values: Values): ComboboxChoice[] }) {
  const t = useText();
  const missing = missingIn(useWatch<Values>() as Values).length;
  return (
    <DialogToolbar
      icon={<AddIcon />}
      label={
        missing ? t('applicationTools.choose.submit', { smart_count: missing }) : t('applicationTools.add')
      }
      onClose={onClose}
    />
  );
}
