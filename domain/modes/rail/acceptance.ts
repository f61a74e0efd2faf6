import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { blankFindings } from '../../order/findings/blanks';
import { rowClasses } from '../../order/findings/classes';
import { consistencyFindings } from '../../order/findings/consistency';
import { controlFindings } from '../../order/findings/controls';
import { deadlineFindings, withDeadlineSource } from '../../order/findings/deadlines';
import { packagingFindings } from '../../order/findings/packaging';
import { paperFindings } from '../../order/findings/papers';
import { plannedPickup, reviewFindings, type PlannedTime } from '../../order/findings/review';
import { judgeBoxSegregation, segregationFindings } from '../../order/findings/segregation';
import { settledFindings } from '../../order/findings/settled';
import { parseMoment } from '../../values/moments';
import { isPlainLithium } from './fields';
import { found, TRAIN_CUTOFFS } from './finding';
import type { RailForm } from './form';
import { goodsFindings, type Permit } from './judging';
import type { RailQuote } from './quote';
import { readGoods, railRoute } from './reading';
import { readTrucks } from './trucks';
import { readLoadedBoxes, wagonFindings } from './wagons';

type Facts = OrderFacts<RailQuote>;

const hasFile = ({ files }: RailForm, docType: string): boolean => files.some((file) => file.docType === docType);

function railPermit({ dgApprovalNo, services }: RailForm): Permit {
  if (dgApprovalNo.trim() !== '') return 'railHeld';
  return services.includes('DGA') ? 'railApplied' : 'railApproval';
}

const OF_THE_LIBRARY: readonly string[] = ['railWinterUnknown', 'railClassUnknown'];

/** While a row is being looked up, hide the findings that call it unknown; one finding reports the pending lookup. */
const isUnread = ({ code, given }: Pick<Finding, 'code' | 'given'>, form: RailForm, { identityOf }: Facts): boolean => {
  const row = form.goods[Number(given['row']) - 1];
  return OF_THE_LIBRARY.includes(code) && row !== undefined && identityOf(row, form.isDanger).kind === 'waiting';
};

function quotedFindings(form: RailForm, quote: RailQuote, facts: Facts): Finding[] {
  const heating = form.heating === '' ? 'NONE' : form.heating;
  return [
    ...goodsFindings(readGoods(form, facts), railRoute(quote), {
      isDanger: form.isDanger,
      heating,
      permit: railPermit(form),
    }).filter((one) => !isUnread(one, form, facts)),
    ...wagonFindings(readLoadedBoxes(form.boxes, form.units), quote.offer.detail.line),
    ...deadlineFindings(quote.offer.cutoffs, facts.now),
  ];
}

const LITHIUM = '3480';

/** Consumer lithium batteries are not dangerous goods on these railways when the UN 38.3 report says so. */
function agreeing(form: RailForm, facts: Facts): Finding[] {
  const told = consistencyFindings(form, facts.identityOf);
  const isExempt = form.lithiumExempt && isPlainLithium(form, facts) && hasFile(form, 'UN38');
  if (!isExempt) return told;
  return told.map((one) =>
    one.code === 'declaredGeneral' && one.given['unNo'] === LITHIUM
      ? found('MANUAL', 'railLithium', { row: one.given['row'] ?? 1 })
      : one,
  );
}

const plannedTrucks = (form: RailForm): PlannedTime[] => [
  ...plannedPickup(form),
  ...readTrucks(form).map(({ slot }, at) => ({ field: `inbound.${at}.slot`, at: parseMoment(slot) })),
];

export function railAcceptance(form: RailForm, facts: Facts): Acceptance {
  const { quote, now, goodsOf, identityOf } = facts;
  const { isDanger } = form;
  const box = judgeBoxSegregation(form, goodsOf);
  const isOwnBox = form.boxOwner === 'SOC' && !hasFile(form, 'SOC');
  const all: Finding[] = [
    ...blankFindings(form, (row) => rowClasses(row, goodsOf(row)).length > 0),
    ...segregationFindings(form, box),
    ...(quote ? quotedFindings(form, quote, facts) : []),
    ...agreeing(form, facts),
    ...packagingFindings(form, { goodsOf, now, book: lawBook('RAIL') }),
    ...reviewFindings(isDanger, plannedTrucks(form), now),
    ...paperFindings(form),
    ...controlFindings(form, identityOf),
    ...(isOwnBox ? [found('PASS', 'railSocMissing')] : []),
  ];
  const classes = [...new Set(form.goods.flatMap((row) => rowClasses(row, goodsOf(row))))];
  const way = quote && { ...quote.offer, takers: null };
  const settled = settledFindings(all, { isDanger, classes, way, advice: null });
  return buildAcceptance([...all, ...settled].map(withDeadlineSource(TRAIN_CUTOFFS)).map(byBook(lawBook('RAIL'))), {
    box,
    advice: null,
  });
}
