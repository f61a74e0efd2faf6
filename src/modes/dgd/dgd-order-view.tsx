import type { DgdForm } from '../../../domain/modes/dgd/form';
import { serviceHours } from '../../../domain/modes/dgd/hours';
import { DGD } from '../../../domain/modes/dgd/mode';
import { PAPER_NAMES, requiredPapers } from '../../../domain/modes/dgd/papers';
import type { DgdQuote } from '../../../domain/modes/dgd/quote';
import { isPaperHandedIn } from '../../../domain/order/papers/papers';
import { routePath } from '../../../domain/routes';
import { dgdCopy } from '../../copy/modes/dgd';
import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import type { WantedPaper } from '../../trade/papers/order-papers';
import { DgdStep } from './dgd-step';

function wantedPapers(form: DgdForm, quote: DgdQuote | null): WantedPaper[] {
  if (quote === null) return [];
  const wanted = requiredPapers(quote.search.type, form).map((docType) => ({ docType, name: PAPER_NAMES[docType] }));
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map(({ docType, name }) => {
    const isHere = isPaperHandedIn(docType, handed, wanted);
    const note = docType === 'UN38' ? copy.batteryNote : copy.paperNote;
    return { docType, name, note, standing: isHere ? 'here' : docType === 'UN38' ? 'due' : 'optional' };
  });
}

export const DgdOrderView = createOrderView({
  mode: DGD,
  title: copy.title,
  stepNames: dgdCopy.steps,
  words: { names: copy.names, fault: dgdCopy.fault, finding: dgdCopy.finding, missing: copy.missing },
  nameOf: (offer) => offer.supplier?.nameCn ?? '',
  strip: (form, { offer }) => [
    offer.supplier?.nameCn ?? '',
    form.goods[0]?.nameCn.trim() || copy.unnamed,
    copy.hours(serviceHours(offer.detail, form.isRush)),
  ],
  changeTo: () => routePath('dgdesk'),
  change: copy.change,
  what: ({ count }) => copy.what(count),
  Step: DgdStep,
});

export const DgdOrderPage = createOrderPage(DGD, DgdOrderView, { all: wantedPapers });
