import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

import {
  selectProductDrawer,
  type ProductDrawerActor,
  type ProductDrawerSnapshot,
} from '../../../machines/booking/product-drawer';
import { productCopy as copy } from '../../../src/copy/mall/product';
import { purchaseCopy } from '../../../src/copy/mall/purchase';
import { shelfCopy } from '../../../src/copy/words/shelf';
import { ProductDrawer } from '../../../src/features/mall/product-drawer';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { productDrawerPlan } from '../../support/plans/booking/product-drawer.plan';

function look(snapshot: ProductDrawerSnapshot) {
  const { item, isMissing, failureCode, landed, landedFailureCode, choice, ...list } = selectProductDrawer(snapshot);
  const dialog = screen.getByRole('dialog');
  const title = item ? `${item.nameCn} ${item.nameEn} · ${item.grade}` : isMissing ? copy.missing.head : copy.loading;
  expect(dialog.getAttribute('aria-labelledby')).toBe(screen.getByRole('heading', { name: title, level: 2 }).id);
  expect(screen.queryByText(copy.missing.text) !== null).toBe(isMissing);
  const told = failureCode ?? (item?.rates ? landedFailureCode : null);
  expect(screen.queryByText(told ? shelfCopy.failure[told] : 'nothing failed') !== null).toBe(told !== null);
  expect(screen.queryByRole('link', { name: copy.enquire }) !== null, 'it can always be asked for').toBe(item !== null);
  if (!item) return;
  const add = screen.getByRole('button', { name: purchaseCopy.add.press });
  expect([add.getAttribute('aria-busy'), add.getAttribute('aria-disabled')]).toEqual([
    String(list.isAdding),
    String(list.isAdding || !list.canAdd),
  ]);
  const { added, listFailureCode } = list;
  expect(screen.queryByRole('link', { name: copy.toList }) !== null, 'the way to the list').toBe(added !== null);
  const open = item.openList;
  if (open && !added && !listFailureCode) expect(dialog.textContent).toContain(purchaseCopy.add.onto(open));
  if (added && added.replacedKg === null)
    expect(dialog.textContent).toContain(purchaseCopy.add.added(added.kg, added.onto));
  if (listFailureCode)
    expect(dialog.textContent).toContain(
      listFailureCode === 'moved' && open ? purchaseCopy.add.moved(open) : purchaseCopy.failure[listFailureCode],
    );
  expect(screen.getByLabelText<HTMLInputElement>(copy.choose.count(choice.pack), { selector: 'input' }).value).toBe(
    choice.count,
  );
  expect(screen.queryByText(copy.gate.answers[item.gateAnswer])).not.toBeNull();
  const total = screen.queryByText(copy.landed.perKg(landed?.kind === 'priced' ? landed.landedPerKg : 0));
  expect(total !== null).toBe(item.rates !== null && landed?.kind === 'priced');
}

/** Delivery and packs are changed here; the district picker has its own tests. */
async function change({ change: { count, way, to } }: { change: { count?: string; way?: string; to?: string } }) {
  if (screen.queryByRole('link', { name: copy.enquire }) === null) return late();
  if (count !== undefined) return person.type(copy.choose.count('D200'), count);
  if (to !== undefined || way === undefined) return elsewhere();
  return pressOrLate('button', copy.landed.ways[way as keyof typeof copy.landed.ways]);
}

walkView({
  plan: productDrawerPlan,
  mount: (actor: ProductDrawerActor) => (
    <ProductDrawer
      actor={actor}
      addressOf={(productId) => `/business?item=${productId}`}
      onClose={vi.fn<() => void>()}
      onVisit={vi.fn<() => void>()}
      renderSample={() => null}
    />
  ),
  perform: {
    'choice.change': change,
    'product.retry': () =>
      screen.queryByRole('link', { name: copy.enquire }) ? late() : pressOrLate('button', shelfCopy.retry),
    'landed.retry': () =>
      screen.queryByRole('link', { name: copy.enquire }) ? pressOrLate('button', shelfCopy.retry) : late(),
    'list.add': () => pressOrLate('button', purchaseCopy.add.press),
  },
  byWorld: {},
  look,
});
