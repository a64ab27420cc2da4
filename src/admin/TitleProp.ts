import type { ReactElement } from 'react';

/**
 * The title of a page or dialog: a text or its key, or an element, which finds the record or list in its context once that is loaded.
 * `document.title` follows a text. An element is shown in the header only: `document.title`, the breadcrumb and accessible names then
 * have the default title.
 */
export type TitleProp = string | ReactElement;
