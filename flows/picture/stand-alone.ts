import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { FlowPicture } from './flow-picture';

/** A picture that needs nothing around it: a file for a document, an export for a slide. */
export const standAlone = (props: ComponentProps<typeof FlowPicture> & { css: string }): string =>
  renderToStaticMarkup(createElement(FlowPicture, props));
