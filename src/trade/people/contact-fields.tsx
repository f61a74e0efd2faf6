import { isNorthAmerica } from '../../../domain/order/blocks/countries';
import { orderPartsCopy } from '../../copy/trade';
import { FormText } from '../fields/fields';
import { fieldNaming } from '../fields/named';
import type { FormParts } from '../form-parts';

const { confirm: copy } = orderPartsCopy;

export const ContactFields = ({ parts, phoneHint }: { parts: FormParts; phoneHint?: string }) => (
  <div className="grid gap-x-4 sm:grid-cols-2">
    <FormText parts={parts} path="contactName" {...fieldNaming('contactName')} autoComplete="name" />
    <FormText
      parts={parts}
      path="contactPhone"
      {...fieldNaming('contactPhone')}
      {...(phoneHint !== undefined && { hint: phoneHint })}
      type="tel"
      autoComplete="tel"
    />
    <FormText parts={parts} path="contactEmail" {...fieldNaming('contactEmail')} type="email" autoComplete="email" />
  </div>
);

/** 24-hour emergency contact for dangerous goods. `country`: destination, which may require English. */
export const EmergencyFields = ({ parts, country }: { parts: FormParts; country: string }) => (
  <>
    <p className="mb-3 border-t border-line pt-4 text-12 text-muted">
      {isNorthAmerica(country) ? copy.emergencyEnglish : copy.emergencyNote}
    </p>
    <div className="grid gap-x-4 sm:grid-cols-2">
      <FormText parts={parts} path="emergencyName" {...fieldNaming('emergencyName')} />
      <FormText parts={parts} path="emergencyPhone" {...fieldNaming('emergencyPhone')} type="tel" />
    </div>
  </>
);
