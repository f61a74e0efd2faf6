import { hasTruck, truckFields } from '../../order/trucks/truck-fields';
import type { OrderFacts } from '../../order/form/facts';
import { choiceField, dayField, codeField, textField, tickField, wholeField } from '../../order/form/field-kinds';
import { buildPart } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import { deliveryRules } from './intake-rules';
import type { LclQuote } from './quote';

export const LCL_STEPS = ['goods', 'intake', 'parties', 'confirm'] as const;
export type LclStep = (typeof LCL_STEPS)[number];

/** Label limits: lines, characters per line and in total. */
const MARKS = { lines: 10, perLine: 35, all: 200 } as const;

function isPrintable(marks: string): boolean {
  const lines = marks.trim().split(/\r?\n/);
  return lines.length <= MARKS.lines && lines.every((line) => line.length <= MARKS.perLine);
}

const FIELDS = {
  stackable: choiceField(['Y', 'N'], { step: 'goods', need: true }),
  /** Shipping marks; `N/M` when there are none. */
  marks: textField({
    step: 'goods',
    need: true,
    most: MARKS.all,
    input: 'long',
    judge: (marks) => (isPrintable(marks) ? null : 'lclMarksLong'),
  }),
  deliverDate: dayField({ step: 'intake', need: true, code: 'lclDeliver' }),
  deliverHour: wholeField({ step: 'intake', need: true, code: 'lclDeliver', least: 0, most: 23 }),
  ...truckFields('intake', { plate: 'lclPlate', phone: 'lclDriverPhone' }),
  releaseType: codeField({ step: 'parties', need: true }),
  /** Consent that CFS measurements are charged once they differ by more than 10 %. */
  tolerance: tickField({ step: 'confirm', need: true }),
};

type Shared = Pick<OrderForm, 'isDanger' | 'services'>;

/** Delivery fields apply only without an ordered pickup. */
const isBrought = ({ services }: Shared): boolean => !services.includes('TRK');
export const isWatched = (form: Shared): boolean => isBrought(form) && form.isDanger === 'Y';

export const OWN = buildPart<typeof FIELDS, Shared, Pick<OrderFacts<LclQuote>, 'quote'>>(FIELDS, {
  asks: {
    deliverDate: isBrought,
    deliverHour: isBrought,
    plateNo: isBrought,
    driverName: isBrought,
    driverPhone: isBrought,
    escortName: isWatched,
  },
  needs: { plateNo: hasTruck, driverName: hasTruck, driverPhone: hasTruck, escortName: hasTruck },
  rules: deliveryRules,
});
