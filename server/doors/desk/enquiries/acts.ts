import * as v from 'valibot';

import type { CaseField, ActInput } from '../../../../domain/house/act-fields';
import { unitName, modeWishName } from '../../../../domain/modes/enq/ways';
import { MESSAGE_MOST, mayDo, REASON } from '../../../../domain/order/enquiry/enquiry-life';
import { minorUnits, YUAN } from '../../../../domain/values/money';
import { parseNumber as numberTyped } from '../../../../domain/values/typed-number';
import { parseMoment } from '../../../../domain/values/moments';
import { saidTime } from '../../../base/china-time';
import type { EnquiryAtDesk, EnquiryDesk, NewAnswer } from '../../../orders/enquiries/desk';
import type { OfferedTo } from '../../../orders/enquiries/offered';
import { badRequest } from '../../../base/http/refusal';
import { validate } from '../../../base/http/validate';
import type { ActOf } from '../case-desk';
import { field, caseOptions } from '../field';
import { ENQUIRY_WORDS as words, amountNeeded, validUntilNeeded } from '../messages';
import { readList, readText } from '../said';

type ActOfEnquiry = ActOf<EnquiryAtDesk, EnquiryDesk>;

/** Upper bound in the currency of the mode. */
const MOST_PRICE = 1_000_000;
const price = v.pipe(v.number(amountNeeded), v.minValue(0, amountNeeded), v.maxValue(MOST_PRICE, amountNeeded));
const boundedText = (least: number, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most));
const offerId = v.pipe(v.string(), v.maxLength(64));

const DEPARTS = { N: words.sailed, Y: words.unsailed } as const;

const offerName = ({ supplier, which, leavesAt, isPriced }: OfferedTo): string =>
  [
    supplier?.nameCn ?? '',
    which,
    ...(leavesAt === null ? [] : [words.leaves(saidTime(new Date(leavesAt)))]),
    ...(isPriced ? [] : [words.unpriced]),
  ]
    .filter(Boolean)
    .join(' · ');

function answerFields({ offers, units, mode, currency, isDanger }: EnquiryAtDesk): CaseField[] {
  const money = currency === YUAN ? words.yuan : words.dollars;
  const of = units.map((unit) => ({ key: unit, name: unitName(unit) }));
  const amounts = { options: of, value: of.map(() => '') };
  const listed = offers.map((offer) => ({ key: offer.offerId, name: offerName(offer) }));
  return [
    field('offerId', 'choice', { label: words.offer(modeWishName(mode)), options: listed }),
    field('isUnsailed', 'choice', { options: caseOptions(DEPARTS), value: 'N' }),
    field('freight', 'amounts', { ...amounts, label: words.freight(money) }),
    ...(isDanger ? [field('danger', 'amounts', { ...amounts, label: words.danger(money), isFree: true })] : []),
    field('validUntil', 'moment'),
    field('note', 'lines', { label: words.note, isFree: true }),
  ];
}

/** Prices typed per unit; empty ones are left out. */
function readPrices(said: ActInput, id: 'freight' | 'danger', units: readonly string[]): Record<string, number> {
  const typed = readList(said, id);
  const named = units.flatMap((unit, at) => {
    const amount = typed[at]?.trim() ?? '';
    return amount === '' ? [] : [[unit, minorUnits(validate(price, numberTyped(amount, 2) ?? Number.NaN))] as const];
  });
  return Object.fromEntries(named);
}

function readEnquiryAnswer({ enquiryNo, units }: EnquiryAtDesk, said: ActInput): NewAnswer {
  const until = parseMoment(readText(said, 'validUntil'));
  if (until === null) throw badRequest(validUntilNeeded, 'validUntil');
  return {
    enquiryNo,
    offerId: validate(offerId, readText(said, 'offerId')),
    isUnsailed: readText(said, 'isUnsailed') === 'Y',
    freight: readPrices(said, 'freight', units),
    danger: readPrices(said, 'danger', units),
    validUntil: new Date(until),
    note: validate(boundedText(0, MESSAGE_MOST), readText(said, 'note')),
  };
}

const answered: ActOfEnquiry = {
  id: 'enquiry.answered',
  fields: (at) => (mayDo('answer', at.state) && at.offers.length > 0 ? answerFields(at) : null),
  does: async (desk, at, said) => desk.answer(readEnquiryAnswer(at, said)),
};

const awaitsSecond = ({ waiting }: EnquiryAtDesk): boolean => waiting !== null && waiting.returned === null;

const approved: ActOfEnquiry = {
  id: 'enquiry.approved',
  fields: (at) => (awaitsSecond(at) ? [] : null),
  does: async (desk, { enquiryNo }) => desk.approve(enquiryNo),
};

const reason = boundedText(REASON.least, REASON.most);

const returned: ActOfEnquiry = {
  id: 'enquiry.returned',
  fields: (at) => (awaitsSecond(at) ? [field('reason', 'text', { label: words.returned })] : null),
  does: async (desk, { enquiryNo }, said) => desk.giveBack(enquiryNo, validate(reason, readText(said, 'reason'))),
};

const spoken: ActOfEnquiry = {
  id: 'enquiry.said',
  fields: ({ state }) => (mayDo('say', state) ? [field('text', 'lines', { label: words.message })] : null),
  does: async (desk, { enquiryNo }, said) =>
    desk.say({ enquiryNo, text: validate(boundedText(1, MESSAGE_MOST), readText(said, 'text')) }),
};

const refused: ActOfEnquiry = {
  id: 'enquiry.refused',
  fields: ({ state }) => (mayDo('refuse', state) ? [field('reason', 'text', { label: words.reason })] : null),
  does: async (desk, { enquiryNo }, said) =>
    desk.refuse({ enquiryNo, reason: validate(reason, readText(said, 'reason')) }),
};

export const ENQUIRY_ACTS: readonly ActOfEnquiry[] = [approved, returned, answered, spoken, refused];
