import { enquiryCopy as copy } from '../../copy/modes/enq';
import { FormText } from '../../trade/fields/fields';
import { named } from '../../trade/fields/named';
import type { FormParts } from '../../trade/form-parts';

const { fields, hints } = copy;

/** What an enquiry asks that no order does. */
export const WishesPart = ({ parts }: { parts: FormParts }) => (
  <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
    <FormText
      parts={parts}
      path="quoteDeadline"
      label={fields.quoteDeadline}
      hint={hints.quoteDeadline}
      type="datetime-local"
    />
    <FormText parts={parts} path="targetPrice" label={fields.targetPrice} hint={hints.targetPrice} isNumber />
    <FormText parts={parts} path="annualVolume" label={fields.annualVolume} hint={hints.annualVolume} isNumber />
    <div className="sm:col-span-2 lg:col-span-3">
      <FormText parts={parts} path="specialReq" label={fields.specialReq} hint={hints.specialReq} />
    </div>
    <div className="sm:col-span-2 lg:col-span-3">
      <FormText parts={parts} path="remark" {...named('remark')} hint={hints.remark} />
    </div>
  </div>
);
