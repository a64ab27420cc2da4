import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useFormState } from 'react-hook-form';
import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import {
  CreatePart,
  Form,
  RecordsIterator,
  SelectInput,
  TextInput,
  useRecordContext,
} from '../../../admin/index.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { PATH_TYPES, PathFields } from '../../../platform/applicationParts.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { formatCount } from '../../../ui/formats.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { State } from '../../../ui/State.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import partStyles from '../parts.module.css';
import styles from './paths.module.css';
import { usePaths, type ApplicationPath } from './usePaths.ts';

const pathForm = defineForm('applicationParts', PathFields);
type PathValues = FormValues<typeof pathForm>;

/** Sorts paths by the documented order of types. Other types come last. */
const typeRank = ({ pathType }: ApplicationPath) => {
  const rank = (PATH_TYPES as readonly unknown[]).indexOf(pathType);
  return rank < 0 ? PATH_TYPES.length : rank;
};

interface PathRecord {
  id: string;
  path: ApplicationPath;
}

/** Edits the paths to documents of a parcel by type. Each change is saved immediately. */
export default function PathsTab() {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { creation, remove } = usePaths(application);
  const all = (application.paths ?? [])
    .toSorted((a, b) => typeRank(a) - typeRank(b))
    .map((path, at): PathRecord => ({ id: `${textIn(path.pathType)} ${textIn(path.path)} ${at}`, path }));
  const used = PATH_TYPES.filter(type => all.some(({ path }) => path.pathType === type)).length;
  return (
    <section className="panel" aria-labelledby="application-paths">
      <div className="panel-head">
        <h2 id="application-paths">
          {t('applicationParts.paths.title')}{' '}
          <span className={partStyles.count}>{all.length ? formatCount(all.length) : ''}</span>
        </h2>
        <span className="secondary">
          {t('applicationParts.paths.types', { used, all: PATH_TYPES.length })}
        </span>
      </div>
      {all.length ? (
        <ul className={styles.list} aria-label={t('applicationParts.paths.title')}>
          <RecordsIterator data={all} total={all.length}>
            <PathItem remove={path => void remove(path)} />
          </RecordsIterator>
        </ul>
      ) : (
        <State
          kind="empty"
          heading="h3"
          title={t('applicationParts.paths.empty')}
          text={t('applicationParts.paths.emptyHint')}
        />
      )}
      <NewPath creation={creation} />
    </section>
  );
}

function PathItem({ remove }: { remove(path: ApplicationPath): void }) {
  const t = useText();
  const { path } = useRecordContext<PathRecord>()!;
  const names = { type: textIn(path.pathType), path: textIn(path.path) };
  return (
    <li>
      <span className={styles.type}>{names.type}</span>
      <WebLink className={styles.path} address={path.path} />
      <IconAction
        small
        danger
        label={t('ui.removeName', { name: t('applicationParts.paths.rowName', names) })}
        onClick={() => remove(path)}
      >
        <DeleteIcon />
      </IconAction>
    </li>
  );
}

type Creation = ReturnType<typeof usePaths>['creation'];

const trimmed = ({ path, ...values }: PathValues) => ({ ...values, path: path.trim() });

/** Adds a path. The form stays open for the next one. */
function NewPath({ creation }: { creation: Creation }) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const twice = ({ path, pathType }: PathValues): Record<string, string> =>
    application.paths?.some(one => one.pathType === pathType && one.path === path.trim())
      ? { path: t('applicationParts.paths.twice') }
      : {};
  return (
    <CreatePart
      resource="applications"
      {...creation}
      transform={trimmed}
      toFormSource={source => source.replace(/^paths\.\d+\./, '')}
      successMessage="applicationParts.paths.added"
      errorMessage="error.update"
    >
      <Form
        noValidate
        className={styles.new}
        label={t('applicationParts.paths.new')}
        fields={pathForm}
        draft={`application:${application._id}:path`}
        validate={twice}
        resetAfterSave
      >
        <SelectInput<PathValues>
          source="pathType"
          choices={PATH_TYPES.map(id => ({ id, name: id }))}
          translateChoice={false}
        />
        <TextInput<PathValues>
          source="path"
          type="url"
          autoComplete="off"
          inputProps={{ inputMode: 'url' }}
        />
        <AddButton />
      </Form>
    </CreatePart>
  );
}

function AddButton() {
  const t = useText();
  const { isSubmitting } = useFormState();
  return (
    <TextButton type="submit" pending={isSubmitting}>
      <AddIcon />
      {t('applicationParts.paths.add')}
    </TextButton>
  );
}
