import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { offerOf, vesselOf } from '../../../domain/modes/fcl/detail';
import { formatMoney } from '../../../domain/values/money';
import {
  selectChoice,
  selectQuoting,
  type QuotingEvent,
  type QuotingSnapshot,
} from '../../../machines/booking/quoting';
import { clockWords } from '../../../src/copy/moment-words';
import { quotingCopy as copy } from '../../../src/copy/sailings';
import { QuoteChoice } from '../../../src/features/quoting/quote-choice';
import { Quoting } from '../../../src/features/quoting/quoting';
import { CREST, DAWN, HORIZON } from '../../../stories/booking/sailings.fixtures';
import { walkView } from '../../support/model/walk-view';
import { quotingPlan } from '../../support/plans/booking/quoting.plan';

/** A press on what is not on the screen just now. */
let late: (event: QuotingEvent) => Promise<void>;

const press = (name: string | RegExp, event: QuotingEvent) =>
  screen.queryAllByRole('button', { name }).length === 1 ? person.press('button', name) : late(event);

const dialog = () => screen.queryByRole('alertdialog');

function lookAtQuestion(now: QuotingSnapshot) {
  const view = selectQuoting(now);
  expect(dialog() !== null, 'what has to be answered stands before everything else').toBe(view.asks !== 'nothing');
  const text = dialog()?.textContent ?? '';
  switch (view.asks) {
    case 'nothing':
      return;
    case 'changed':
      expect(text).toContain(formatMoney(view.total));
      if (view.before) expect(text).toContain(formatMoney(view.before));
      return;
    case 'soldOut': {
      const offered = dialog() ? within(dialog() as HTMLElement).queryAllByRole('listitem') : [];
      expect(offered).toHaveLength(view.alternatives?.length ?? 0);
      expect(text).toContain(copy.enquire);
      return;
    }
    case 'failed':
      expect(text).toContain(copy.failed.why[view.failureCode]);
  }
}

function look(now: QuotingSnapshot) {
  lookAtQuestion(now);
  if (dialog()) return;
  const { isBusy, secondsLeft, isLapsed } = selectChoice('dawn')(now);
  const choice = screen.getByRole('button', { name: /LANYUE DAWN$/ });
  expect(choice.getAttribute('aria-busy')).toBe(String(isBusy));
  expect(choice.textContent?.includes(copy.renew)).toBe(isLapsed);
  expect(screen.queryByRole('timer')?.textContent ?? null).toBe(
    secondsLeft === null ? null : copy.locked(clockWords(secondsLeft)),
  );
}

walkView({
  plan: quotingPlan,
  mount: (actor) => {
    late = (event) => person.witnesses(() => actor.send(event));
    return (
      <>
        {[DAWN, CREST, HORIZON].map((sailing) => (
          <QuoteChoice
            key={sailing.sailingId}
            offer={offerOf(sailing)}
            name={sailing.vessel}
            isFirst={false}
            enquiry="/enquiryFcl"
            leadsTo="/shippingFcl/addOrder"
            actor={actor}
          />
        ))}
        <Quoting actor={actor} nameOf={vesselOf} enquiryOf={() => '/enquiryFcl'} />
      </>
    );
  },
  perform: {
    'offer.choose': (event) => press(`${copy.choose} ${vesselOf(event.offer)}`, event),
    'alternatives.seek': (event) => press(`${copy.alternatives} ${vesselOf(event.offer)}`, event),
    'quote.renew': (event) => press(new RegExp(copy.renew), event),
    'price.accept': (event) => press(copy.changed.accept, event),
    'choice.retry': (event) => press(copy.failed.retry, event),
    'choice.close': (event) => press(new RegExp(`^(${copy.changed.decline}|${copy.soldOut.close})$`), event),
  },
  look,
});
