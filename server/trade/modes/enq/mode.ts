import type { EnquiryFacts, EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { pouredIn, pricedIn } from '../../../../domain/modes/enq/instant';
import { ENQ } from '../../../../domain/modes/enq/mode';
import { isBoxless, isContract, orderedAs, isPouredIn } from '../../../../domain/modes/enq/wish';
import { boxedRows } from '../../../../domain/modes/enq/asked-boxes';
import { sizesTyped } from '../../../../domain/offer/piece-sizes';
import { momentIn } from '../../../../domain/values/moments';
import { numberIn } from '../../../../domain/values/typed-number';
import type { Wished } from '../answering';
import type { AskedMode } from '../mode';
import { wishesOf } from './wishes';

const isMeasured = ({ modeWish }: EnquiryForm): boolean => modeWish === 'TANK' || modeWish === 'FLEXI';

function wishedIn(form: EnquiryForm): Wished {
  const { orgPortCode, dstPortCode, etd, isDanger, goods, boxes, modeWish } = form;
  const { loadTemp, density, setTemp, stackable, pieceSizes } = form;
  return {
    orgPortCode,
    dstPortCode,
    etd,
    isDanger,
    goods,
    boxes: isBoxless(modeWish) ? [] : boxedRows(boxes),
    loadC: isMeasured(form) ? numberIn(loadTemp, 1) : null,
    density: isMeasured(form) ? numberIn(density, 4) : null,
    setC: modeWish === 'RF' ? setTemp : '',
    isStackable: stackable !== 'N',
    sizes: modeWish === 'AIR' ? (sizesTyped(pieceSizes) ?? []) : [],
  };
}

export const enqMode = (known: Omit<EnquiryFacts, 'now'>): AskedMode<EnquiryForm> => ({
  kind: 'asked',
  faults: (form, now) => ENQ.faults(form, { ...known, now }),
  answerBy: ({ quoteDeadline }) => momentIn(quoteDeadline),
  wishes: wishesOf,
  isPoured: isPouredIn,
  isContract,
  priced(typed) {
    const form = pricedIn(typed);
    return form && { form, units: pouredIn(form) };
  },
  asks(form) {
    const { modeWish, contactName, contactPhone, contactEmail, files, remark } = form;
    return {
      mode: orderedAs(modeWish),
      wished: wishedIn(form),
      kept: { contactName, contactPhone, contactEmail, files, remark },
    };
  },
});
