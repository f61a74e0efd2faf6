import { PURCHASE_SEARCH } from '../../../domain/mall/asked';
import { MALL } from '../../../domain/modes/mall/mode';
import { isMall } from '../../../domain/modes/mall/detail';
import type { MallForm } from '../../../domain/modes/mall/form';
import { requiredPapers } from '../../../domain/modes/mall/papers';
import { isPaperHandedIn } from '../../../domain/order/papers/papers';
import { routePath } from '../../../domain/routes';
import { mallCopy } from '../../copy/modes/mall';
import { mallOrderCopy as copy } from '../../copy/modes/mall/order';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import type { WantedPaper } from '../../trade/papers/order-papers';
import type { FreightChoiceActor } from '../../../machines/order/freight-choice';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { FreightBeside } from './freight-choice';
import { MallStep } from './mall-step';

function wantedPapers(form: MallForm): WantedPaper[] {
  const wanted = requiredPapers(form);
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map((paper) => ({
    ...paper,
    note: copy.paperNote,
    standing: isPaperHandedIn(paper.docType, handed, wanted) ? 'here' : 'optional',
  }));
}

export const MallOrderView = createOrderView({
  mode: MALL,
  title: copy.title,
  stepNames: mallCopy.steps,
  words: {
    names: copy.names,
    fault: mallCopy.fault,
    finding: { ...mallCopy.finding, ...copy.checks },
    verdict: copy.verdict,
    decides: copy.decides,
    missing: copy.missing,
  },
  nameOf: (offer) => (isMall(offer) ? copy.instead(offer.detail.city, offer.detail.kg) : ''),
  strip: (_, { search, offer }) => [
    copy.where(search.city),
    copy.named(search.lines[0]?.row.nameCn ?? '', search.lines.length),
    copy.kilograms(offer.detail.kg),
  ],
  changeTo: () => `${routePath('business')}${PURCHASE_SEARCH}`,
  change: copy.change,
  what: (_, { offer }) => copy.kilograms(offer.detail.kg),
  unpriced: ({ form }) => (form.way === 'SEND' && form.toCity === '' ? copy.unpriced : undefined),
  Step: MallStep,
});

const Page = createOrderPage(MALL, MallOrderView, { all: wantedPapers });

export const MallOrderPage = ({ actor, freight }: { actor: OrderPageActor; freight: FreightChoiceActor }) => (
  <Page actor={actor} renderAbove={() => <FreightBeside page={actor} actor={freight} />} />
);
