import { enquiryCopy as copy } from '../../copy/enquiry';
import { fieldNames } from '../../copy/fcl-order/fields';
import { EnquiryText } from './enquiry-fields';
import type { EnquiryParts } from './enquiry-parts';

const { fields, hints } = copy;

/** What an enquiry asks that no order does. */
export function WishesPart({ view, on }: EnquiryParts) {
  const { form } = view;
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
      <EnquiryText
        view={view}
        on={on}
        path="quoteDeadline"
        label={fields.quoteDeadline}
        hint={hints.quoteDeadline}
        type="datetime-local"
        value={form.quoteDeadline}
        onText={(quoteDeadline) => on.change({ quoteDeadline })}
      />
      <EnquiryText
        view={view}
        on={on}
        path="targetPrice"
        label={fields.targetPrice}
        hint={hints.targetPrice}
        value={form.targetPrice}
        isNumber
        onText={(targetPrice) => on.change({ targetPrice })}
      />
      <EnquiryText
        view={view}
        on={on}
        path="annualVolume"
        label={fields.annualVolume}
        hint={hints.annualVolume}
        value={form.annualVolume}
        isNumber
        onText={(annualVolume) => on.change({ annualVolume })}
      />
      <div className="sm:col-span-2 lg:col-span-3">
        <EnquiryText
          view={view}
          on={on}
          path="specialReq"
          label={fields.specialReq}
          hint={hints.specialReq}
          value={form.specialReq}
          onText={(specialReq) => on.change({ specialReq })}
        />
      </div>
    </div>
  );
}

export function ContactPart({ view, on }: EnquiryParts) {
  const { form } = view;
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
      <EnquiryText
        view={view}
        on={on}
        path="contactName"
        label={fieldNames.contactName}
        autoComplete="name"
        value={form.contactName}
        onText={(contactName) => on.change({ contactName })}
      />
      <EnquiryText
        view={view}
        on={on}
        path="contactPhone"
        label={fieldNames.contactPhone}
        hint={hints.contactPhone}
        type="tel"
        autoComplete="tel"
        value={form.contactPhone}
        onText={(contactPhone) => on.change({ contactPhone })}
      />
      <EnquiryText
        view={view}
        on={on}
        path="contactEmail"
        label={fieldNames.contactEmail}
        type="email"
        autoComplete="email"
        value={form.contactEmail}
        onText={(contactEmail) => on.change({ contactEmail })}
      />
    </div>
  );
}
