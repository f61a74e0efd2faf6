import { railAddress } from '../../../domain/modes/rail/address';
import { orderBySea } from '../../../domain/modes/rail/by-sea';
import { BORDERS } from '../../../domain/modes/rail/corridor';
import type { RailForm } from '../../../domain/modes/rail/form';
import { RAIL } from '../../../domain/modes/rail/mode';
import { isRail, type RailQuote } from '../../../domain/modes/rail/quote';
import { readRailBoxes } from '../../../domain/modes/rail/wagons';
import { routePath } from '../../../domain/routes';
import { railCopy } from '../../copy/modes/rail';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { momentWords } from '../../copy/words/moment-words';
import { createOrderPage } from '../../frame/order-page';
import { createOrderView } from '../../frame/order-view';
import { boxWords } from '../../trade/numbers';
import { RailStep } from './rail-step';

function searchAgain({ isDanger, goods, boxes, boxOwner, heating, dgApprovalNo }: RailForm, { search }: RailQuote) {
  const [row] = goods;
  const [box, ...more] = readRailBoxes(boxes);
  return railAddress(routePath('railWayIndex'), {
    org: search.orgPortCode,
    dst: search.dstPortCode,
    isDanger,
    unNo: isDanger === 'Y' ? row?.unNo.trim() || null : null,
    goods: row?.nameCn.trim() || null,
    border: search.border,
    etd: null,
    boxType: box?.type ?? '40HQ',
    boxes: box?.count ?? 1,
    more,
    isTrial: box === undefined,
    owner: boxOwner === '' ? search.owner : boxOwner,
    heating: heating === '' ? null : heating,
    hasPermit: isDanger === 'Y' && dgApprovalNo.trim() !== '',
  });
}

export const RailOrderView = createOrderView({
  mode: RAIL,
  title: copy.title,
  stepNames: railCopy.steps,
  words: {
    names: copy.names,
    fault: railCopy.fault,
    finding: { ...railCopy.finding, ...copy.checks },
    decides: copy.decides,
    missing: copy.missing,
  },
  unpriced: ({ acceptance }) =>
    acceptance.findings.some(({ code }) => code === 'goodsUnread') ? copy.unread : undefined,
  nameOf: (offer) => (isRail(offer) ? momentWords(offer.leavesAt).date : ''),
  strip(_, { offer }) {
    const { date, weekday, time } = momentWords(offer.leavesAt ?? '');
    const { nameCn, partner } = BORDERS[offer.detail.border];
    return [
      copy.lane(offer.org?.nameCn ?? '', offer.dst?.nameCn ?? ''),
      copy.train(offer.supplier?.nameCn ?? '', nameCn, partner),
      copy.leaves(date, weekday, time),
    ];
  },
  changeTo: searchAgain,
  change: copy.change,
  instead: (changeTo, { form, acceptance }) => [
    { label: copy.change, address: changeTo },
    ...(acceptance.findings.some(({ level }) => level === 'BLOCK')
      ? [{ label: copy.bySea, address: orderBySea(form) }]
      : []),
  ],
  what: ({ boxes }) => boxWords(boxes),
  Step: RailStep,
});

export const RailOrderPage = createOrderPage(RAIL, RailOrderView, ({ isDanger, lithiumExempt, boxOwner }) => [
  ...(isDanger === 'Y' ? (['RAILDG'] as const) : []),
  ...(isDanger === 'N' && lithiumExempt ? (['UN38'] as const) : []),
  ...(boxOwner === 'SOC' ? (['SOC'] as const) : []),
]);
