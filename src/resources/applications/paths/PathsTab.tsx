import AddIcon from '@mui/icons-material/AddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useFormState } from 'react-hook-form';
import { SelectInput } from '../../../forms/inputs/SelectInput.tsx';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { PATH_TYPES } from '../../../platform/applicationParts.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { Button } from '../../../ui/Button.tsx';
import { count } from '../../../ui/formats.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { WebLink } from '../../../ui/WebLink.tsx';
import partStyles from '../parts.module.css';
import type { TabProps } from '../tabs.tsx';
import { pathForm, type PathValues } from './pathForm.ts';
import styles from './paths.module.css';
import { usePaths, type Path } from './usePaths.ts';

/** In the documented order; what is of another type comes last. */
const placeOf = ({ pathType }: Path) => {
  const place = (PATH_TYPES as readonly unknown[]).indexOf(pathType);
  return place < 0 ? PATH_TYPES.length : place;
};

/** Where maps find the documents of a parcel, type by type. Each change is sent at once. */
export default function PathsTab({ application }: TabProps) {
  const t = useText();
  const { add, remove } = usePaths(application);
  const all = (application.paths ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
  const used = PATH_TYPES.filter(type => all.some(({ pathType }) => pathType === type)).length;
  return (
    <section className="panel" aria-labelledby="application-paths">
      <div className="panel-head">
        <h2 id="application-paths">
          {t('applicationParts.paths.title')}{' '}
          <span className={partStyles.count}>{all.length ? count(all.length) : ''}</span>
        </h2>
        <span className="secondary">
          {t('applicationParts.paths.types', { used, all: PATH_TYPES.length })}
        </span>
      </div>
      {all.length ? (
        <ul className={styles.list} aria-label={t('applicationParts.paths.title')}>
          {all.map((path, at) => (
            <li key={`${textIn(path.pathType)} ${textIn(path.path)} ${at}`}>
              <span className={styles.type}>{textIn(path.pathType)}</span>
              <WebLink className={styles.path} address={path.path} />
              <IconButton
                small
                danger
                label={t('ui.removeName', {
                  name: t('applicationParts.paths.rowName', {
                    type: textIn(path.pathType),
                    path: textIn(path.path),
                  }),
                })}
                onClick={() => void remove(path)}
              >
                <DeleteIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : (
        <State
          kind="empty"
          heading="h3"
          title={t('applicationParts.paths.empty')}
          text={t('applicationParts.paths.emptyHint')}
        />
      )}
      <NewPath application={application} add={add} />
    </section>
  );
}

/** Adds a path; then the next one can be typed at once. */
function NewPath({ application, add }: TabProps & { add: ReturnType<typeof usePaths>['add'] }) {
  const t = useText();
  const twice = ({ path, pathType }: PathValues): Record<string, string> =>
    application.paths?.some(one => one.pathType === pathType && one.path === path.trim())
      ? { path: t('applicationParts.paths.twice') }
      : {};
  return (
    <RecordForm
      className={styles.new}
      label={t('applicationParts.paths.new')}
      form={pathForm}
      name={`application:${application._id}:path`}
      check={twice}
      save={add}
      again
    >
      <SelectInput<PathValues> source="pathType" choices={PATH_TYPES.map(id => ({ id, name: id }))} />
      <TextInput<PathValues> source="path" type="url" inputMode="url" autoComplete="off" />
      <AddButton />
    </RecordForm>
  );
}

function AddButton() {
  const t = useText();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" pending={isSubmitting}>
      <AddIcon />
      {t('applicationParts.paths.add')}
    </Button>
  );
}
