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

/** Links of the panel at a quote with acceptance rules. */
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

it('the acceptance panel links to other sailings and ports with the goods and containers of the form', () => {
  const boxes = [{ type: '40RH' as const, count: '3' }];
  const ways = waysAt({ carrierExcludes: ['3'] }, { ...SOUND, boxes });
  expect(ways.map(([words, query]) => [words, query.get('org'), query.get('un'), query.get('box')])).toEqual([
    ['看本周能接这些货的航次', 'CNSHA', '1230', '40RH*3'],
    ['附近起运港：看太仓的航次', 'CNTAG', '1230', '40RH*3'],
    ['附近起运港：看宁波的航次', 'CNNGB', '1230', '40RH*3'],
  ]);
});

it('the acceptance panel links only to other loading ports when this one refuses the goods', () => {
  expect(waysAt({ orgHandling: 'NONE' }).map(([words]) => words)).toEqual([
    '附近起运港：看太仓的航次',
    '附近起运港：看宁波的航次',
  ]);
});

it('the acceptance panel shows no links when nothing blocks the sailing', () => {
  expect(waysAt({})).toEqual([]);
});
