import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { FlowPicture } from './flow-picture';

export const standAlone = (props: ComponentProps<typeof FlowPicture> & { css: string }): string =>
  renderToStaticMarkup(createElement(FlowPicture, props));
