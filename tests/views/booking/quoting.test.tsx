import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { offerFromSailing, vesselName } from '../../../domain/modes/fcl/detail';
import { formatMoney } from '../../../domain/values/money';
import { selectChoice, selectQuoting, type QuotingSnapshot } from '../../../machines/booking/quoting';
import { clockWords } from '../../../src/copy/words/moment-words';
import { quotingCopy as copy } from '../../../src/copy/search/sailings';
import { QuoteChoice } from '../../../src/features/quoting/quote-choice';
import { Quoting } from '../../../src/features/quoting/quoting';
import { CREST, DAWN, HORIZON } from '../../../stories/booking/sailings.fixtures';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { quotingPlan } from '../../support/plans/booking/quoting.plan';

/** A question dialog blocks everything else. */
const isCovered = (now: QuotingSnapshot): boolean => selectQuoting(now).asks !== 'nothing';

const nameOf = (offer: Parameters<typeof vesselName>[0]) => new RegExp(`${vesselName(offer)}$`);

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
  mount: (actor) => (
    <>
      {[DAWN, CREST, HORIZON].map((sailing) => (
        <QuoteChoice
          key={sailing.sailingId}
          offer={offerFromSailing(sailing)}
          name={sailing.vessel}
          isFirst={false}
          enquiry="/enquiryFcl"
          leadsTo="/shippingFcl/addOrder"
          actor={actor}
        />
      ))}
      <Quoting actor={actor} nameOf={vesselName} enquiryOf={() => '/enquiryFcl'} />
    </>
  ),
  perform: {
    'offer.choose': ({ offer }, now) => {
      const { isLapsed } = selectChoice(offer.offerId)(now);
      return isCovered(now) || isLapsed ? elsewhere() : person.press('button', nameOf(offer));
    },
    'alternatives.seek': ({ offer }, now) => (isCovered(now) ? elsewhere() : person.press('button', nameOf(offer))),
    'quote.renew': () => pressOrLate('button', new RegExp(copy.renew)),
    'price.accept': () => pressOrLate('button', copy.changed.accept),
    'choice.retry': () => pressOrLate('button', copy.failed.retry),
    'choice.close': () => pressOrLate('button', new RegExp(`^(${copy.changed.decline}|${copy.soldOut.close})$`)),
  },
  byWorld: {
    'clock.ticked': 'the clock',
  },
  look,
});
