import type { QueueLine } from '../../../domain/house/case';
import { daysOff } from '../../../domain/house/calendar-change';
import type { QueueId } from '../../../domain/house/queue';
import { BUYER_PAPER_NAMES } from '../../../domain/mall/buyer-papers';
import { ALL_DANGER, type Closure } from '../../../domain/offer/closure';
import { describeSurcharge } from '../../../domain/offer/surcharge';
import { modeWishName } from '../../../domain/modes/enq/ways';
import type { ModeId } from '../../../domain/mode-ids';
import { buildCsv } from '../../../domain/values/csv';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { enquiryStateNames } from '../../copy/modes/enq';
import { orderStateNames } from '../../copy/orders/states';
import { momentWords } from '../../copy/words/moment-words';
import { calendarCopy } from '../../copy/house/calendar';
import { closureCopy } from '../../copy/house/closures';
import { deskCaseCopy } from '../../copy/house/desk-case';
import { deskQueueCopy as copy } from '../../copy/house/desk-queue';
import { secondPersonCopy } from '../../copy/house/second-person';
import { surchargeCopy } from '../../copy/house/surcharges';
import { tariffCopy } from '../../copy/house/tariffs';

const of = copy.columns;
const MODES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;

/** Heads of a queue whose cells are named otherwise than those of orders. */
export const QUEUE_HEADS: Readonly<Partial<Record<QueueId, Readonly<Record<'order' | 'lane' | 'goods', string>>>>> = {
  verifications: { order: of.name, lane: of.code, goods: of.claims },
  buyerPapers: { order: of.name, lane: of.paper, goods: of.permit },
  samples: { order: of.sample, lane: of.size, goods: of.buyer },
  notices: { order: of.place, lane: of.delay, goods: of.text },
  closures: { order: of.closed, lane: of.scope, goods: of.reason },
  surcharges: { order: of.surcharge, lane: of.put, goods: of.scope },
  calendar: { order: of.year, lane: of.off, goods: of.worked },
  tariffs: { order: of.tariff, lane: of.unit, goods: of.rows },
};

export function closureScope({ mode, classes }: Pick<Closure, 'mode' | 'classes'>): string {
  const goods = classes.includes(ALL_DANGER) ? copy.allDanger : copy.classes(classes.join('、'));
  return [mode === null ? copy.allModes : modeWishName(mode), classes.length === 0 ? copy.allGoods : goods].join(' · ');
}

const both = (words: readonly (string | false)[]): string => words.filter(Boolean).join('；');

type Row = readonly [name: string, mode: string, due: string, state: string, lane: string, goods: string];

/** Includes the year: a file is read later. */
function dated(at: string): string {
  const { day, time } = momentWords(at);
  return `${day} ${time}`;
}

const dueOf = (at: string | null): string => (at === null ? '' : dated(at));

function rowOf(line: QueueLine): Row {
  switch (line.kind) {
    case 'order': {
      const { orderNo, mode, state, org, dst, goods, isDanger, isRevised, isComplained, hit, isUnderWay, departure } =
        line;
      const due = isUnderWay
        ? line.arrivesAt === null
          ? copy.arrivalUnknown
          : copy.arrives(dated(line.arrivesAt))
        : dueOf(line.dueAt);
      const states = [orderStateNames[state], isRevised && copy.revised, isComplained && copy.complained];
      const lane = [org, dst].flatMap((end) => end?.nameCn ?? []).join(' → ');
      const what = both([goods.join('、'), isDanger && copy.danger]);
      const stand = both([...states, hit !== null && `${copy.hit}：${hit}`]);
      return [orderNo, MODES[mode] ?? '', due, stand, both([lane, departure ?? '']), what];
    }
    case 'enquiry': {
      const { enquiryNo, mode, state, org, dst, goods, isDanger, isContract, awaitsSecond } = line;
      const name = both([modeWishName(mode), isContract && copy.contract]);
      const stand = both([enquiryStateNames[state], awaitsSecond && secondPersonCopy.waits]);
      return [
        enquiryNo,
        name,
        dueOf(line.dueAt),
        stand,
        `${org} → ${dst}`,
        both([goods.join('、'), isDanger && copy.danger]),
      ];
    }
    case 'verification': {
      const notes = both([!line.hasLicence && copy.noLicence, line.claims > 0 && copy.claims(line.claims)]);
      return [line.name, '', dueOf(line.dueAt), copy.waiting, line.creditCode, notes];
    }
    case 'buyerPaper': {
      const { enterprise, paper, number, permit } = line;
      const amount = permit ? `${permit.substance.nameCn} ${permit.kg} kg` : '';
      return [enterprise, '', dueOf(line.dueAt), copy.waiting, `${BUYER_PAPER_NAMES[paper]} ${number}`, amount];
    }
    case 'sample': {
      const { sampleNo, product, size, buyer, state } = line;
      const name = `${sampleNo} ${product.nameCn} ${product.grade}`;
      return [name, '', dueOf(line.dueAt), deskCaseCopy.sample.state[state], size, buyer];
    }
    case 'notice': {
      const { name, notice } = line;
      if (!notice) return [name, '', '', copy.unnoticed, '', ''];
      return [name, '', notice.until ?? '', copy.noticed, copy.delay(notice.days), notice.text];
    }
    case 'closure': {
      const { closure, stand } = line;
      if (!closure) return [closureCopy.stands.NEW, '', '', '', '', ''];
      const days = copy.days(closure.from, closure.until);
      return [closure.name, '', days, closureCopy.stands[stand], closureScope(closure), closure.reason];
    }
    case 'surcharge': {
      const { surcharge, stand } = line;
      if (!surcharge) return [surchargeCopy.stands.NEW, '', '', '', '', ''];
      const days = copy.days(surcharge.from, surcharge.until);
      const state = surchargeCopy.stands[stand];
      return [describeSurcharge(surcharge), '', days, state, surcharge.scope, closureScope(surcharge)];
    }
    case 'calendar': {
      const { year, off, worked, isTold } = line;
      const state = isTold ? calendarCopy.told : calendarCopy.untold;
      const days = copy.days(`${year}-01-01`, `${year}-12-31`);
      return [
        calendarCopy.year(year),
        '',
        days,
        state,
        calendarCopy.count(daysOff(off)),
        calendarCopy.count(worked.length),
      ];
    }
    case 'tariff': {
      const { title, unit, topic, stand, count, from } = line;
      return [title, '', dueOf(from), tariffCopy.stands[topic][stand], unit, tariffCopy.count(count)];
    }
  }
}

function head(queue: QueueId): string[] {
  const { order, lane, goods } = QUEUE_HEADS[queue] ?? of;
  return [order, copy.mode, copy.queues[queue].due, of.state, lane, goods, of.holder];
}

export const queueSheet = {
  file: copy.sheetFile,
  csv: (queue: QueueId, lines: readonly QueueLine[]): string =>
    buildCsv([head(queue), ...lines.map((line) => [...rowOf(line), line.heldBy?.name ?? copy.free])]),
};
