import { orderStepsCopy } from '../../copy/trade';
import { LinkButton } from '../../ui/press/link-button';
import { FormText } from '../fields/fields';
import type { FormParts } from '../form-parts';
import { Section } from '../section';

const { services: copy } = orderStepsCopy;

type PartyProps = { parts: FormParts; party: 'shipper' | 'consignee' | 'notify'; note: string };

export function PartyCard({ parts, party, note }: PartyProps) {
  const { view, on } = parts;
  const field = (name: string) => ({ parts, path: `${party}.${name}` });
  const copied = party !== 'shipper' && !view.isLocked && (
    <LinkButton onClick={() => on.edit({ kind: 'party.copy', to: party })}>{copy.copy}</LinkButton>
  );
  return (
    <Section title={copy.parties[party]} note={note} aside={copied}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormText {...field('name')} field="party.name" />
        <FormText {...field('phone')} field="party.phone" type="tel" />
        <div className="sm:col-span-2">
          <FormText {...field('address')} field="party.address" />
        </div>
        <FormText {...field('email')} field="party.email" type="email" />
        <FormText {...field('taxId')} field="party.taxId" />
      </div>
    </Section>
  );
}
