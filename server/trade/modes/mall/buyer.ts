import { kgToGrams } from '../../../../domain/offer/measure';
import {
  purchaseVerdictBeside,
  papersUsed,
  permitBearing,
  permitKg,
  type OrderPaper,
} from '../../../../domain/mall/purchase-right';
import { invoiceFaults } from '../../../../domain/modes/mall/invoice';
import { PURCHASE_FAULTS } from '../../../../domain/modes/mall/fault';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import { fault, type OrderFault } from '../../../../domain/rules/fault';
import { daysAfter, momentOf } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import type { Ordering } from '../kept';
import type { Taking } from '../../../world/takings/taking';

/** Faults if the buyer may not buy some line today; the first one is named. */
function gateFaults({ search: { lines } }: MallQuote, { buyer, today }: Ordering): OrderFault[] {
  const refused = lines.flatMap((line) => {
    const beside = lines.filter((other) => other !== line);
    const code = PURCHASE_FAULTS[purchaseVerdictBeside(line, beside, buyer, today)];
    return code === null ? [] : [fault('goods', code, { goods: line.row.nameCn })];
  });
  return refused.slice(0, 1);
}

export const mallBuyerFaults = (quote: MallQuote, { buyer, invoice, today }: Ordering): OrderFault[] => [
  ...gateFaults(quote, { buyer, invoice, today }),
  ...invoiceFaults(quote, invoice, buyer),
];

/** Permits belong to no searched market. */
const PERMITS = 'PERMIT';

/** One permit per substance, across its grades; refused lines take none. */
export function permitTakings({ search: { lines } }: MallQuote, { buyer, today }: Ordering): Taking[] {
  if (buyer.kind === 'PERSON') return [];
  return [...permitKg(lines)].flatMap(([goodsId, kg]): Taking[] => {
    const permit = permitBearing(buyer.papers, { goodsId, kg }, today);
    if (!permit) return [];
    const untilAt = toIso(momentOf(daysAfter(permit.validTo, 1)));
    return [
      {
        stockId: permit.paperId,
        measure: 'LOT',
        market: PERMITS,
        amount: kgToGrams(kg),
        most: kgToGrams(permit.kg),
        untilAt,
      },
    ];
  });
}

export const orderPapers = ({ search: { lines } }: MallQuote, { buyer, today }: Ordering): OrderPaper[] =>
  papersUsed(lines, buyer, today);
