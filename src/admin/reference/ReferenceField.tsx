import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useMemo, type ReactNode } from 'react';
import {
  RecordContextProvider,
  ReferenceFieldContextProvider,
  ResourceContextProvider,
  useFieldValue,
  useGetRecordRepresentation,
  useReference,
  useTranslate,
  type RaRecord,
  type ReferenceFieldProps as RaReferenceFieldProps,
  type UseReferenceFieldControllerResult,
} from 'react-admin';
import { isObject } from '../../platform/shape.ts';
import { RecordLink } from './RecordLink.tsx';
import { SubscribedLocation, UnsubscribedLocation } from './UnsubscribedLocation.tsx';
import { useReferencePath } from './useReferencePath.ts';

export type ReferenceFieldProps<T extends RaRecord = RaRecord, R extends RaRecord = RaRecord> = Pick<
  RaReferenceFieldProps<T, R>,
  | 'children'
  | 'className'
  | 'empty'
  | 'emptyText'
  | 'label'
  | 'link'
  | 'queryOptions'
  | 'record'
  | 'reference'
  | 'render'
  | 'source'
>;

/**
 * Returns a populated reference as a record, or undefined for an ID. An object that contains only its ID has
 * nothing to show, so it counts as an ID.
 */
function populatedRecord(value: unknown): RaRecord | undefined {
  if (!isObject(value)) return undefined;
  const { _id, id = _id } = value;
  const isOnlyId = Object.keys(value).every(name => name === 'id' || name === '_id');
  return id === undefined || isOnlyId ? undefined : { ...value, id: id as RaRecord['id'] };
}

const getReferenceId = (value: unknown) =>
  (isObject(value) ? (value.id ?? value._id) : value) as RaRecord['id'] | null;

/**
 * react-admin's `ReferenceField`. A populated reference is shown at once, without a request. The IDs of all
 * fields on the page are requested together. In a row, the field does not render again when the URL changes.
 */
export function ReferenceField<T extends RaRecord = RaRecord, R extends RaRecord = RaRecord>({
  empty,
  emptyText,
  queryOptions,
  ...props
}: ReferenceFieldProps<T, R>) {
  const translate = useTranslate();
  const value: unknown = useFieldValue(props as { source: string });
  const text = emptyText ?? (typeof empty === 'string' ? empty : undefined);
  const emptyContent = text === undefined ? empty : translate(text, { _: text });
  const populated = populatedRecord(value) as R | undefined;
  const id = getReferenceId(value);
  if (populated)
    return <PopulatedReference {...props} referenceRecord={populated} emptyContent={emptyContent} />;
  if (id === undefined || id === null || id === '') return emptyContent ?? null;
  return (
    <UnsubscribedLocation>
      <FetchedReference {...props} id={id} queryOptions={queryOptions} emptyContent={emptyContent} />
    </UnsubscribedLocation>
  );
}

type ReferenceQuery<R extends RaRecord> = Omit<UseReferenceFieldControllerResult<R>, 'link'>;
type ViewProps<R extends RaRecord> = Pick<
  ReferenceFieldProps<RaRecord, R>,
  'children' | 'className' | 'link' | 'reference' | 'render'
> & { emptyContent: ReactNode };

const LOADED_STATE = { isFetching: false, isLoading: false, isPending: false, error: null };

function PopulatedReference<R extends RaRecord>({
  referenceRecord,
  ...props
}: ViewProps<R> & { referenceRecord: R }) {
  const query = { ...LOADED_STATE, referenceRecord, refetch: (() => Promise.resolve({})) as unknown };
  return <ReferenceView {...props} query={query as ReferenceQuery<R>} />;
}

function FetchedReference<R extends RaRecord>({
  id,
  queryOptions,
  ...props
}: ViewProps<R> & Pick<ReferenceFieldProps<RaRecord, R>, 'queryOptions'> & { id: RaRecord['id'] }) {
  const { reference } = props;
  const query = useReference<R>({ reference, id, ...(queryOptions && { options: queryOptions }) });
  return (
    <SubscribedLocation>
      <ReferenceView {...props} query={query} />
    </SubscribedLocation>
  );
}

function ReferenceView<R extends RaRecord>({
  children,
  className,
  link,
  emptyContent,
  query,
  reference,
  render,
}: ViewProps<R> & { query: ReferenceQuery<R> }) {
  const getRepresentation = useGetRecordRepresentation(reference);
  const record = query.referenceRecord;
  const path = useReferencePath(reference, record, link);
  const context = useMemo(() => ({ ...query, link: path }), [query, path]);
  const content = () => {
    if (!record && query.error) return <ReferenceError error={query.error} />;
    if (!record && query.isLoading) return <span className="skeleton" style={{ width: 104 }} aria-busy />;
    if (!record) return emptyContent ?? null;
    const recordContent = (render ? render(context) : children) ?? getRepresentation(record);
    if (path)
      return (
        <RecordLink to={path} className={className}>
          {recordContent}
        </RecordLink>
      );
    return className === undefined ? recordContent : <span className={className}>{recordContent}</span>;
  };
  return (
    <ResourceContextProvider value={reference}>
      <ReferenceFieldContextProvider value={context}>
        <RecordContextProvider value={record}>{content()}</RecordContextProvider>
      </ReferenceFieldContextProvider>
    </ResourceContextProvider>
  );
}

const ReferenceError = ({ error }: { error: unknown }) => (
  <span role="img" aria-label={error instanceof Error ? error.message : String(error)}>
    <ErrorIcon fontSize="small" />
  </span>
);
