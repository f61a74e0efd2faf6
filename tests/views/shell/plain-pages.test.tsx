import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { pathOf } from '../../../domain/routes';
import { actCopy } from '../../../src/copy/pages/act';
import type { PageAction } from '../../../src/copy/pages/page-copy';
import { titles } from '../../../src/copy/titles';
import ActPage from '../../../src/pages/act/act-page';
import NotFoundPage from '../../../src/pages/not-found/not-found-page';

afterEach(cleanup);

type Said = { purpose: string; empty: string; emptyText?: string; action: PageAction };

it.each<[name: string, title: string, copy: Said, Page: ComponentType]>([['of offers', titles.act, actCopy, ActPage]])(
  'the page %s says what it is for, that there is nothing yet, and where to go on',
  (_, title, copy, Page) => {
    const { hook } = memoryLocation({ path: '/act' });
    const { container } = render(
      <Router hook={hook}>
        <Page />
      </Router>,
    );
    const page = within(container);
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title);
    for (const sentence of [copy.purpose, copy.empty, copy.emptyText ?? ''])
      expect(container.textContent).toContain(sentence);
    expect(screen.getByRole('link', { name: copy.action.label }).getAttribute('href')).toBe(pathOf(copy.action.to));
  },
);

it('whoever is lost is led to the start, and to where most go from there', () => {
  const { hook } = memoryLocation({ path: '/nowhere' });
  render(
    <Router hook={hook}>
      <NotFoundPage />
    </Router>,
  );
  expect(screen.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['返回首页', '/'],
    ['海运整箱', '/shippingFcl'],
    ['危品服务台', '/dgdesk'],
    ['帮助中心', '/helpCenter'],
  ]);
});
