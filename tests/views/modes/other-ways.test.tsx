import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { FclForm } from '../../../domain/modes/fcl/form';
import { FCL } from '../../../domain/modes/fcl/mode';
import { FclOrderView } from '../../../src/modes/fcl/fcl-order-view';
import { formViewIn } from '../../../stories/order/form-view.fixtures';
import { order } from '../../../stories/order/fcl-order.fixtures';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { QUOTE } from '../../../stories/order/quoted.fixtures';
import { factsFor } from '../../support/fcl-order';

const takers = { carrierExcludes: [], orgHandling: 'DIRECT' as const, dstHandling: 'YARD' as const };

/** Where the panel leads, at a price that knows who takes the goods. */
function waysAt(change: Partial<NonNullable<typeof QUOTE.takers>>, form: FclForm = SOUND): [string, URLSearchParams][] {
  const quote = { ...QUOTE, takers: { ...takers, ...change } };
  const facts = { ...factsFor(), quote };
  const view = formViewIn({ mode: FCL, facts, library: {} }, form, ['goods']);
  const { unmount } = render(<FclOrderView {...order} form={{ on: order.form.on, view }} />);
  const links = screen.queryAllByRole('link', { name: /附近起运港|看本周/ });
  const ways = links.map((link): [string, URLSearchParams] => {
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    return [link.textContent ?? '', address.searchParams];
  });
  unmount();
  return ways;
}

it('leads to other sailings and to ports nearby, asked for the goods and boxes that are filled in', () => {
  const boxes = [{ type: '40RH' as const, count: '3' }];
  const ways = waysAt({ carrierExcludes: ['3'] }, { ...SOUND, boxes });
  expect(ways.map(([words, query]) => [words, query.get('org'), query.get('un'), query.get('box')])).toEqual([
    ['看本周能接这些货的航次', 'CNSHA', '1230', '40RH*3'],
    ['附近起运港：看太仓的航次', 'CNTAG', '1230', '40RH*3'],
    ['附近起运港：看宁波的航次', 'CNNGB', '1230', '40RH*3'],
  ]);
});

it('leads away from a port of loading that refuses them', () => {
  expect(waysAt({ orgHandling: 'NONE' }).map(([words]) => words)).toEqual([
    '附近起运港：看太仓的航次',
    '附近起运港：看宁波的航次',
  ]);
});

it('leads nowhere while nothing stands against the sailing', () => {
  expect(waysAt({})).toEqual([]);
});
