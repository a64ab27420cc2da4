import type { ReactElement } from 'react';

/**
 * The title of a page or dialog: a text, its key, or an element, which reads the loaded record or list from its context.
 * A text is also the `document.title`. An element is rendered in the header only: `document.title`, the breadcrumb and accessible
 * names then use the default title.
 */
export type TitleProp = string | ReactElement;
