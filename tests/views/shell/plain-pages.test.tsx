import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import NotFoundPage from '../../../src/pages/not-found/not-found-page';

afterEach(cleanup);

it('the not-found page links to the home page and the main services', () => {
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
