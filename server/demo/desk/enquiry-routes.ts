import * as v from 'valibot';

import { type EnquiryMessage, MESSAGE_MOST, mayDo, REASON } from '../../../domain/order/enquiry-life';
import { unitName, wayName } from '../../../domain/modes/enq/ways';
import { formatMoney, minorUnits, YUAN } from '../../../domain/values/money';
import { momentIn } from '../../../domain/values/moments';
import type { DeskEnquiry, EnquiryDesk } from '../../enquiries/desk';
import { successAnswer } from '../../http/answer';
import { badRequest } from '../../http/refusal';
import type { Route } from '../../http/route';
import { fileRoute, pageRoute } from '../pages/page';
import { posted } from '../pages/posted';
import { ENQUIRY_DESK_SCRIPT_PATH, enquiryDeskPage } from './enquiry-page';
import { ENQUIRY_DESK_SCRIPT } from './enquiry-script';
import { ENQUIRY_STATE_NAMES, validUntilNeeded } from './messages';

const enquiryNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/));
const words = (least: number, most: number) => v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most));
/** In the currency of the mode. */
const MOST_PRICE = 1_000_000;
const price = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_PRICE), v.transform(minorUnits));
/** By what a price is named for. */
const prices = v.record(v.pipe(v.string(), v.maxLength(10)), price);

const answer = v.object({
  enquiryNo,
  offerId: v.pipe(v.string(), v.maxLength(64)),
  isUnsailed: v.optional(v.boolean(), false),
  freight: prices,
  danger: prices,
  validUntil: v.pipe(v.string(), v.maxLength(32)),
  note: words(0, MESSAGE_MOST),
});
const refusal = v.object({ enquiryNo, reason: words(REASON.least, REASON.most) });
const message = v.object({ enquiryNo, text: words(1, MESSAGE_MOST) });

const counterWords = ({ counter }: EnquiryMessage): string =>
  counter === null ? '' : `${formatMoney(counter)}${counter.isTaxed ? '（含税）' : ''}`;

const shown = (enquiry: DeskEnquiry) => ({
  ...enquiry,
  stateName: ENQUIRY_STATE_NAMES[enquiry.state],
  modeName: wayName(enquiry.mode),
  currencyName: enquiry.currency === YUAN ? '人民币' : '美元',
  units: enquiry.units.map((unit) => ({ unit, name: unitName(unit) })),
  messages: enquiry.messages.map((message) => ({ ...message, countered: counterWords(message) })),
  mayRefuse: mayDo('refuse', enquiry.state),
});

/** Where enquiries are answered in the demo: whoever tries the house out plays its people. Production has no such address. */
export const enquiryDeskRoutes = (desk: EnquiryDesk): Route[] => [
  pageRoute('/__demo/enquiries', () => enquiryDeskPage('spot')),
  pageRoute('/__demo/contracts', () => enquiryDeskPage('contract')),
  pageRoute('/__demo/enquiries.json', async () => successAnswer((await desk.list()).map(shown))),
  fileRoute(ENQUIRY_DESK_SCRIPT_PATH, 'text/javascript', ENQUIRY_DESK_SCRIPT),
  posted('/__demo/enquiries/answer', answer, async ({ validUntil, ...answered }) => {
    const until = momentIn(validUntil);
    if (until === null) throw badRequest(validUntilNeeded, 'validUntil');
    await desk.answer({ ...answered, validUntil: new Date(until) });
  }),
  posted('/__demo/enquiries/refuse', refusal, (asked) => desk.refuse(asked)),
  posted('/__demo/enquiries/say', message, (asked) => desk.say(asked)),
];
