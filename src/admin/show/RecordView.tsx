import { isValidElement, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useCreatePath,
  useGetResourceLabel,
  useResourceContext,
  useTranslate,
  type EditProps as RaEditProps,
  type RaRecord,
} from 'react-admin';
import { useCanAny } from '../../auth/AccessProvider.tsx';
import { preloadElement } from '../../ui/lazy/preloadElement.ts';
import type { TextKey } from '../../ui/useText.ts';
import { InlineEditProvider } from '../list/InlineEditProvider.tsx';
import { useResourceText } from '../list/useResourceText.ts';
import type { TitleProp } from '../TitleProp.ts';
import { RecordPage } from './RecordPage.tsx';

export interface RecordViewProps<T extends RaRecord> extends Pick<
  RaEditProps<T>,
  'actions' | 'aside' | 'className' | 'emptyWhileLoading'
> {
  title?: TitleProp;
  /** The breadcrumb links above the title; by default the list. */
  trail?: { label: string; to: string }[];
  /** Adds a button that leads to the last step of the trail. */
  back?: boolean;
  /** A sentence about the record, shown below the title. */
  lede?(record: T): string | undefined;
  /** Shown beside the title. */
  chips?: ReactNode;
  /** Replaces the resource's text for a load error. */
  loadError?: (error: unknown) => TextKey;
  /**
   * Whether the loaded record turns out to belong to an application that the user does not administer. The
   * placeholder is then rendered until `refusal`, an error, replaces the record.
   */
  access?: { isDenied: boolean; refusal?: unknown };
  /** Rendered while the record loads: the texts of the page stay, the values are grey shapes. */
  placeholderRecord?: T;
}

interface Props<T extends RaRecord> extends RecordViewProps<T> {
  /** The result of the page's controller. */
  page: { defaultTitle?: string | undefined; error?: unknown; record?: T | undefined; refetch(): unknown };
  /** The title while there is no record. */
  resourceLabel: string;
  /** The form that the Edit button opens above the content. */
  editor?: ReactNode;
  children: ReactNode;
}

const PLACEHOLDER: RaRecord = { id: '', _id: '' };

/** Renders the page header, and below it the content or the load error. */
export function RecordView<T extends RaRecord>({
  page: { defaultTitle = '', refetch, ...page },
  resourceLabel,
  actions,
  aside,
  back = false,
  children,
  chips,
  className,
  editor,
  emptyWhileLoading = false,
  lede,
  loadError,
  access,
  placeholderRecord = PLACEHOLDER as T,
  title,
  trail,
}: Props<T>) {
  const resource = useResourceContext() ?? '';
  const record = access?.isDenied ? undefined : page.record;
  const error = page.error ?? access?.refusal;
  const can = useCanAny();
  const translate = useTranslate();
  const textOf = useResourceText();
  const getResourceLabel = useGetResourceLabel();
  const createPath = useCreatePath();
  const text = typeof title === 'string' && title ? translate(title, { _: title }) : undefined;
  const withRecord = (content: ReactNode) => (
    <RecordContextProvider value={record ?? placeholderRecord}>{content}</RecordContextProvider>
  );
  return (
    <RecordPage<T>
      record={record}
      placeholderRecord={placeholderRecord}
      error={error}
      retry={() => void refetch()}
      title={text ?? (record ? defaultTitle : resourceLabel)}
      {...(isValidElement(title) && { heading: withRecord(title) })}
      trail={trail ?? [{ label: getResourceLabel(resource, 2), to: createPath({ resource, type: 'list' }) }]}
      hasBackLink={back}
      {...(lede && { lede })}
      loadError={
        loadError?.(page.error) ??
        textOf('loadOneError', textOf('loadError', 'ra.notification.data_provider_error'))
      }
      notFoundText={textOf('noSuch', 'ra.notification.item_doesnt_exist')}
      refusedText={textOf('notAuthorized', 'failure.forbidden')}
      {...(chips && { chips: () => withRecord(chips) })}
      {...(actions && { actions: () => withRecord(actions) })}
      {...(editor && {
        editor: displayedRecord =>
          can({ action: 'edit', resource, record: displayedRecord })
            ? closeForm => (
                <InlineEditProvider record={displayedRecord} onClose={closeForm}>
                  {editor}
                </InlineEditProvider>
              )
            : undefined,
        preload: () => preloadElement(editor),
      })}
    >
      {() =>
        withRecord(
          record || !emptyWhileLoading ? (
            <>
              {className ? <div className={className}>{children}</div> : children}
              {aside}
            </>
          ) : null,
        )
      }
    </RecordPage>
  );
}
