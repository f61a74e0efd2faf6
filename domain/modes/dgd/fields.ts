import type { ServiceType } from '../../desk/services';
import { readPackMark } from '../../goods/packaging/mark';
import { HAZARD_CLASS_IDS } from '../../goods/dangerous-goods';
import { isMail, isPhoneWithCountry } from '../../order/form/texts';
import type { OrderFacts } from '../../order/form/facts';
import {
  choiceField,
  dayField,
  codeField,
  choicesField,
  momentField,
  numberField,
  rowsField,
  textField,
  tickField,
  wholeField,
} from '../../order/form/field-kinds';
import type { PartOf } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import { MOST_STAY_DAYS } from '../../order/life/staying';
import type { DgdQuote } from './quote';
import { COMPONENT, DECLARED_BOX, TOGETHER } from './row-fields';
import {
  BOUND_FOR,
  LANGUAGES,
  MARKETS,
  SCOPES,
  SDS_KINDS,
  STATES,
  TEMPERATURES,
  TOGETHER_IN,
  TRANSPORT_KINDS,
  YEARS,
} from './options';

export const DGD_STEPS = ['product', 'confirm'] as const;
export type DgdStep = (typeof DGD_STEPS)[number];

export const MOST_COMPONENTS = 30;
export const MOST_TOGETHER = 20;
export const MOST_BOXES = 50;

const step = 'product';
const need = true;
const shaped =
  (shape: RegExp, code: Exclude<FaultCheck, null | readonly unknown[]>) =>
  (typed: string): FaultCheck =>
    shape.test(typed.trim()) ? null : code;
const degrees = (least: number, most: number) => numberField({ step, code: 'dgdFigure', places: 1, least, most });
const dose = () => numberField({ step, code: 'dgdAboveZero', places: 3, over: 0 });
/** A picked place, stored as name and code; the gateway holds the list. */
const place = (isNeeded = need) =>
  textField({ step, need: isNeeded, most: 40, input: 'place', judge: shaped(/^\S.* [A-Z0-9]{3,5}$/, 'notListed') });
const certificate = () => textField({ step, need, most: 30, judge: shaped(/^[A-Z0-9-]{6,}$/i, 'dgdCertificate') });

export const FIELDS = {
  isMixture: choiceField(['Y', 'N'], { step, need }),
  components: rowsField(COMPONENT, { step, need, most: MOST_COMPONENTS }),
  physState: choiceField(STATES, { step, need }),
  hasFlash: choiceField(['Y', 'N'], { step, need }),
  flashC: numberField({ step, need, code: 'dgdFigure', places: 1, least: -100, most: 300 }),
  boilC: degrees(-200, 600),
  ph: numberField({ step, code: 'dgdPh', places: 1, least: 0, most: 14 }),
  oral: dose(),
  dermal: dose(),
  inhaled: dose(),
  use: textField({ step, need, most: 100 }),
  ways: choicesField(TRANSPORT_KINDS, { step, need }),
  sdsKind: choiceField(SDS_KINDS, { step, need }),
  markets: choicesField(MARKETS, { step, need }),
  sdsVersion: textField({ step, need, most: 20 }),
  sdsPhone: textField({ step, need, most: 30, judge: (typed) => (isPhoneWithCountry(typed) ? null : 'dgdPhone') }),
  perfNo: textField({ step, need, most: 40, judge: shaped(/^[A-Z0-9-]{10,}$/i, 'dgdCertificate') }),
  maker: textField({ step, need, most: 12, judge: shaped(/^[A-Z0-9]{4,12}$/, 'dgdMaker') }),
  unMark: textField({ step, need, most: 80, judge: (typed) => (readPackMark(typed) === null ? 'dgdMark' : null) }),
  packages: wholeField({ step, need, code: 'dgdCount', least: 1, most: 99_999 }),
  packDate: dayField({ step, need, code: 'dgdPackDate' }),
  exitPort: place(),
  bookingNo: textField({ step, need, most: 20, judge: shaped(/^[A-Z0-9-]{6,20}$/i, 'dgdBooking') }),
  vessel: textField({ step, need, most: 60 }),
  leaves: momentField({ step, need, code: 'dgdEtd' }),
  boxNos: rowsField(DECLARED_BOX, { step, need, most: MOST_BOXES }),
  declarer: certificate(),
  packer: certificate(),
  fromAirport: place(),
  toAirport: place(),
  isBattery: choiceField(['Y', 'N'], { step, need }),
  batteryWh: numberField({ step, need, code: 'dgdAboveZero', places: 2, over: 0 }),
  year: choiceField(YEARS, { step, need }),
  fromPort: place(),
  viaPort: place(false),
  nextPort: place(false),
  toPort: place(),
  hazardClass: choiceField(HAZARD_CLASS_IDS, { step, need }),
  packing: codeField({ step, need }),
  week: dayField({ step, need, code: 'dgdWeek' }),
  together: rowsField(TOGETHER, { step, need, most: MOST_TOGETHER }),
  togetherIn: choiceField(TOGETHER_IN, { step, need }),
  city: textField({ step, need, most: 40, input: 'place' }),
  tons: numberField({ step, need, code: 'dgdAboveZero', places: 3, over: 0, most: 100_000 }),
  days: wholeField({ step, need, code: 'dgdDays', least: 1, most: MOST_STAY_DAYS }),
  temperature: choiceField(TEMPERATURES, { step, need }),
  scope: choiceField(SCOPES, { step, need }),
  linkedOrder: textField({ step, most: 20, judge: shaped(/^[A-Z]{2}[A-Z0-9]{12}$/i, 'dgdOrderNo') }),
  boundFor: choicesField(BOUND_FOR, { step, need }),
  languages: choicesField(LANGUAGES, { step, need }),
  count: wholeField({ step: 'confirm', need, code: 'dgdCount', least: 1, most: 99 }),
  isRush: tickField({ step: 'confirm' }),
  expectAt: momentField({ step: 'confirm', code: 'dgdExpect' }),
  deliverTo: textField({ step: 'confirm', need, most: 120, judge: (typed) => (isMail(typed) ? null : 'email') }),
};

export type DgdPart = PartOf<typeof FIELDS>;
export type OwnFacts = Pick<OrderFacts<DgdQuote>, 'quote' | 'now'>;

export const serviceType = ({ quote }: Pick<OwnFacts, 'quote'>): ServiceType | null => quote?.search.type ?? null;
