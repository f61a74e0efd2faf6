import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { PRICE_UNITS, priceUnits } from '../../../domain/modes/enq/ways';
import { WISH } from '../../../domain/modes/enq/wish';
import { enquiryCopy as copy } from '../../copy/modes/enq';
import { DeclaredField } from '../../trade/fields/declared-field';
import { FormText } from '../../trade/fields/fields';
import { fieldNaming } from '../../trade/fields/named';
import type { FormOfEnquiry } from './enquiry-parts';

type Name = keyof typeof WISH.fields;

const WIDE = 'sm:col-span-2 lg:col-span-3';

const NAMES = Object.keys(WISH.fields) as Name[];
const HINTS: Readonly<Record<string, string | undefined>> = copy.hints;

/** Units of the target price: the mode's own, or the total. */
const unitChoices = (name: Name, { modeWish }: EnquiryForm) =>
  name === 'targetUnit'
    ? Object.fromEntries(priceUnits(modeWish).map((unit) => [unit, PRICE_UNITS[unit]]))
    : copy.choices[name];

/** Fields beyond an order's; the wished mode decides which apply. */
export const WishesPart = ({ parts }: { parts: FormOfEnquiry }) => (
  <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
    {NAMES.filter((name) => WISH.asks(name, parts.view.form, { now: 0 })).map((name) => (
      <div key={name} className={name === 'specialReq' ? WIDE : 'contents'}>
        <DeclaredField
          parts={parts}
          path={name}
          field={WISH.fields[name]}
          label={copy.fields[name]}
          hint={HINTS[name]}
          choices={unitChoices(name, parts.view.form)}
        />
      </div>
    ))}
    <div className={WIDE}>
      <FormText parts={parts} path="remark" {...fieldNaming('remark')} hint={copy.hints.remark} />
    </div>
  </div>
);
