import { buildAcceptance, type Acceptance } from '../../order/findings/acceptance';
import { lawBook } from '../../mode-ids';
import { byBook } from '../../order/findings/book';
import type { OrderFacts } from '../../order/form/facts';
import type { Finding } from '../../rules/finding';
import { unnamedFindings } from '../../order/findings/blanks';
import { consistencyFindings } from '../../order/findings/consistency';
import { deadlineFindings } from '../../order/findings/deadlines';
import { settledFindings } from '../../order/findings/settled';
import { found, type DomFinding } from './finding';
import type { DomForm } from './form';
import { answerCalendar, daysOffAt } from '../../values/days-off';
import { dayAt } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { dayOffFindings, lowWaterFindings, transferFindings, weightFindings } from './judging';
import type { DomQuote } from './quote';
import { readLoads, firstUnreadableRow } from './reading';

function loadFindings(form: DomForm): DomFinding[] {
  const loads = readLoads(form);
  if (loads) return weightFindings(loads, form.fromCity !== '' || form.toCity !== '');
  return [found('MANUAL', 'domUnweighed', { field: `loads.${firstUnreadableRow(form)}.kg` })];
}

const doorDays = ({ fromCity, toCity, loadFrom, unloadFrom }: DomForm) =>
  [
    { what: '装货', at: fromCity === '' ? null : parseMoment(loadFrom) },
    { what: '卸货', at: toCity === '' ? null : parseMoment(unloadFrom) },
  ].flatMap(({ what, at }) => (at === null ? [] : [{ what, day: dayAt(at) }]));

const quotedFindings = ({ offer }: DomQuote, now: number): Finding[] => [
  ...transferFindings(offer.detail),
  ...lowWaterFindings(
    [offer.org, offer.dst].flatMap((end) => end ?? []),
    dayAt(parseMoment(offer.leavesAt ?? '') ?? 0),
  ),
  ...deadlineFindings(offer.cutoffs, now),
];

/** Acceptance of a domestic order. Dangerous goods go to staff and cannot be ordered. */
export function domAcceptance(form: DomForm, { quote, now, identityOf }: OrderFacts<DomQuote>): Acceptance {
  const { isDanger } = form;
  const all: Finding[] = [
    ...unnamedFindings(form),
    ...consistencyFindings(form, identityOf),
    ...(isDanger === 'Y' ? [found('NEED_APPROVAL', 'domDanger', { field: 'isDanger' })] : []),
    ...loadFindings(form),
    ...dayOffFindings(doorDays(form), daysOffAt(answerCalendar(quote?.offer), now)),
    ...(quote ? quotedFindings(quote, now) : []),
  ];
  const isGeneral = isDanger === 'N' && all.every(({ about }) => about !== 'CONSISTENCY');
  const carrier = quote?.offer.supplier?.nameCn ?? '';
  const yes = quote && isGeneral ? [found('PASS', 'domGeneral', { carrier })] : [];
  const way = quote && { ...quote.offer, takers: null };
  // Goods declared dangerous get no general-goods approval.
  const settled = isDanger === 'Y' ? [] : settledFindings(all, { isDanger, classes: [], way, advice: null });
  return buildAcceptance([...all, ...yes, ...settled].map(byBook(lawBook('DOM'))), { box: null, advice: null });
}
