import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { PRICE_UNITS, priceUnits } from '../../../domain/modes/enq/ways';
import { WISH } from '../../../domain/modes/enq/wish';
import { enquiryCopy as copy } from '../../copy/modes/enq';
import { DeclaredField } from '../../trade/fields/declared-field';
import { FormText } from '../../trade/fields/fields';
import { fieldNaming } from '../../trade/fields/named';
import type { FormOfEnquiry } from './enquiry-parts';

type Name = keyof typeof WISH.fields;

const NAMES = Object.keys(WISH.fields) as Name[];
const HINTS: Readonly<Record<string, string | undefined>> = copy.hints;
const LONG: Name = 'specialReq';

const isWishAsked = (name: Name, form: EnquiryForm): boolean => name !== LONG && WISH.asks(name, form, { now: 0 });

/** Units of the target price: the mode's own, or the total. */
const unitChoices = (name: Name, { modeWish }: EnquiryForm) =>
  name === 'targetUnit'
    ? Object.fromEntries(priceUnits(modeWish).map((unit) => [unit, PRICE_UNITS[unit]]))
    : copy.choices[name];

/** Fields beyond an order's; the wished mode decides which apply. */
export const WishesPart = ({ parts }: { parts: FormOfEnquiry }) => (
  <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
    {NAMES.filter((name) => isWishAsked(name, parts.view.form)).map((name) => (
      <DeclaredField
        key={name}
        parts={parts}
        path={name}
        field={WISH.fields[name]}
        label={copy.fields[name]}
        hint={HINTS[name]}
        choices={unitChoices(name, parts.view.form)}
      />
    ))}
    <div className="sm:col-span-2 lg:col-span-3">
      <FormText parts={parts} path={LONG} label={copy.fields[LONG]} hint={copy.hints[LONG]} />
    </div>
    <div className="sm:col-span-2 lg:col-span-3">
      <FormText parts={parts} path="remark" {...fieldNaming('remark')} hint={copy.hints.remark} />
    </div>
  </div>
);
