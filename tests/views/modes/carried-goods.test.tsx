import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { readSailingsQuery } from '../../../domain/offer/sailing-address';
import { CarriedGoods } from '../../../src/modes/fcl/fcl-search-page';

const drawn = (search: string) => render(<CarriedGoods asked={readSailingsQuery(search)} />);

it('the carried goods notice shows carried-over goods row by row and the row of the search', () => {
  drawn('?d=Y&un=1263&rows=1263~2~860~1.45~III,3082~1');
  const place = screen.getByRole('region', { name: '带来 2 行货物，选定船期后填进订单' });
  expect(
    within(place)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['UN 1263 · 包装类别 III · 2 件 · 860 kg · 1.45 m³', 'UN 3082 · 1 件']);
  expect(place.textContent).toContain('下面的船期与价格只按 UN 1263 核对，其余货物填进订单后逐行核对。');
});

it('the carried goods notice shows one carried row without others, and nothing when none is carried over', () => {
  const { unmount } = drawn('?d=Y&un=1263&rows=1263');
  expect(screen.getByRole('region').textContent).toBe('带来 1 行货物，选定船期后填进订单UN 1263 · 数量未填');
  unmount();
  expect(drawn('?d=Y&un=1263').container.textContent).toBe('');
});
