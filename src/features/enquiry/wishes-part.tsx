import { OwnText } from './enquiry-fields';
import type { EnquiryParts } from './enquiry-parts';

/** What an enquiry asks that no order does. */
export const WishesPart = (parts: EnquiryParts) => (
  <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
    <OwnText {...parts} field="quoteDeadline" type="datetime-local" />
    <OwnText {...parts} field="targetPrice" isNumber />
    <OwnText {...parts} field="annualVolume" isNumber />
    <div className="sm:col-span-2 lg:col-span-3">
      <OwnText {...parts} field="specialReq" />
    </div>
    <div className="sm:col-span-2 lg:col-span-3">
      <OwnText {...parts} field="remark" />
    </div>
  </div>
);

export const ContactPart = (parts: EnquiryParts) => (
  <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
    <OwnText {...parts} field="contactName" autoComplete="name" />
    <OwnText {...parts} field="contactPhone" type="tel" autoComplete="tel" />
    <OwnText {...parts} field="contactEmail" type="email" autoComplete="email" />
  </div>
);
