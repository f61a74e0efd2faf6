import { useActorRef } from '@xstate/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { readCaseReceipt } from '../../../contract/house/cases';
import { readOrder } from '../../../contract/orders/orders';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderReceiptActor } from '../../../machines/order/order-receipt';
import { paperViewMachine } from '../../../machines/order/paper-view';
import { houseDeskCopy } from '../../../src/copy/house/house-desk';
import { fclCopy } from '../../../src/copy/modes/fcl';
import { orderReviseCopy } from '../../../src/copy/after/revise';
import { fileUploadCopy } from '../../../src/copy/papers/file-upload';
import { DeskReceipt } from '../../../src/features/house/desk-receipt';
import { receiptForReading } from '../../../src/house-desk/compose';
import { CaseReceipt } from '../../../src/house-desk/receipts';
import { fakeGateway } from '../../effects/support/fake-line';
import { ORDERED_CASES } from '../../support/modes/cases/ordered';
import { firstNow } from '../../support/long';
import { PATIENCE } from '../../support/patience';
import { answering, modes } from '../../support/told/pages/answering';
import { closePages, openPage, receiptAt } from '../../support/told/pages/open-page';
import { type OfMode, pageCaseOf } from '../../support/told/pages/page-case';
import { MOMENTS, placedAt } from '../../support/told/pages/placed';

const CASES = ORDERED_CASES as readonly OfMode<OrderForm, Quote>[];

/** Orders in transit first: `npm test` covers these. */
const SAMPLES = MOMENTS.toSorted((one, other) => Number(other.isLater) - Number(one.isLater)).flatMap((moment) =>
  CASES.map((of) => ({ id: of.mode.id, at: moment.name, of, moment })),
);

/** Controls, and cards that only link on. */
const PRESSES = `button, a, label, input, select, textarea, dialog, [aria-labelledby=onward-truck], [aria-label="${fclCopy.stuffing.title}"]`;

/** True for controls that expand price lines, save a table or open a document. */
const isLook = (press: Element): boolean =>
  press.matches('[aria-expanded], [download]') || press.firstElementChild?.textContent === fileUploadCopy.open;

/** Texts about owner actions: corrections, additions and document upload. */
const isOfDeed = (one: Element): boolean =>
  [orderReviseCopy.title, fileUploadCopy.hint].some(
    (word) => one.firstElementChild?.textContent === word || one.textContent === word,
  );

function textsIn(page: HTMLElement): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return texts.filter((text) => text !== '');
}

/** Texts outside controls. */
function factsIn(page: HTMLElement): string[] {
  const shown = page.cloneNode(true) as HTMLElement;
  for (const press of shown.querySelectorAll(PRESSES)) press.remove();
  for (const one of shown.querySelectorAll('section, p')) if (isOfDeed(one)) one.remove();
  return textsIn(shown);
}

const drawn = () => vi.waitFor(() => expect(document.querySelector('[data-paper]')).not.toBeNull(), PATIENCE);

afterEach(() => {
  cleanup();
  closePages();
  vi.useRealTimers();
});

function Desk({ of, orderNo }: { of: ReturnType<typeof fakeGateway>; orderNo: string }) {
  const actor = useActorRef(receiptForReading(of.gateway, paperViewMachine), {
    input: { orderNo, isJustPlaced: false, next: null },
  });
  return (
    <DeskReceipt
      actor={actor}
      orderNo={orderNo}
      renderReceipt={(mode, receipt: OrderReceiptActor) => (
        <CaseReceipt mode={mode} actor={receipt} papers={paperViewMachine} />
      )}
    />
  );
}

describe('desk order receipt', () => {
  firstNow(it, 3)(SAMPLES)(
    'tells what its owner reads, and nothing can be pressed: $id, $at',
    async ({ of, moment }) => {
      const page = pageCaseOf(of);
      const { orderNo, now, found } = placedAt(modes, page, moment);
      vi.setSystemTime(now);
      await openPage(...receiptAt(page, orderNo), { ...page, now, found });
      await drawn();
      const own = factsIn(document.body);
      const all = textsIn(document.body);
      cleanup();
      closePages();
      const at = (path: string) => path.replace(/:orderNo|:no/, orderNo);
      const brief = found[at(readOrder.path)];
      const gateway = fakeGateway(answering({ ...page, now, found: { [at(readCaseReceipt.path)]: brief } }));
      await act(async () => void render(<Desk of={gateway} orderNo={orderNo} />));
      await drawn();
      const shown = screen.getByRole('region', { name: houseDeskCopy.receipt.title });
      const facts = factsIn(document.body);
      expect(own.filter((text) => !facts.includes(text))).toEqual([]);
      expect(textsIn(shown).filter((text) => !all.includes(text))).toEqual([]);
      const presses = [...shown.querySelectorAll('button, a, input, select, textarea')];
      expect(presses.filter((one) => !isLook(one)).map((one) => one.outerHTML)).toEqual([]);
    },
  );
});
