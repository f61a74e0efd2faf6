import { hoursOf } from '../../../domain/modes/dgd/hours';
import { DGD } from '../../../domain/modes/dgd/mode';
import { pathOf } from '../../../domain/routes';
import { dgdCopy } from '../../copy/modes/dgd';
import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import { orderPageOf } from '../../frame/order-page';
import { orderViewOf } from '../../frame/order-view';
import { DgdStep } from './dgd-step';
import { wantedPapers } from './wanted-papers';

/** The order of a service. */
export const DgdOrderView = orderViewOf({
  mode: DGD,
  title: copy.title,
  stepNames: dgdCopy.steps,
  words: { names: copy.names, fault: dgdCopy.fault, finding: dgdCopy.finding, missing: copy.missing },
  nameOf: (offer) => offer.supplier?.nameCn ?? '',
  strip: (form, { offer }) => [
    offer.supplier?.nameCn ?? '',
    form.goods[0]?.nameCn.trim() || copy.unnamed,
    copy.hours(hoursOf(offer.detail, form.isRush)),
  ],
  changeTo: () => pathOf('dgdesk'),
  change: copy.change,
  what: ({ count }) => copy.what(count),
  Step: DgdStep,
});

export const DgdOrderPage = orderPageOf(DGD, DgdOrderView, { all: wantedPapers });
