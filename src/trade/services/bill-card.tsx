import { isFiledAhead } from '../../../domain/order/blocks/countries';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { orderPartsCopy } from '../../copy/trade';
import { FormChoice, FormText } from '../fields/fields';
import { listChoices, codedListChoices, wordsAsChoices } from '../fields/list-choices';
import { fieldNaming } from '../fields/named';
import type { FormParts } from '../form-parts';
import { Section } from '../section';

const { services: copy } = orderPartsCopy;

type BillProps = {
  parts: FormParts;
  /** Destination, which determines advance filings. */
  country: string;
};

export function BillCard({ parts, country }: BillProps) {
  const { lists } = parts;
  return (
    <Section title={copy.bill}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormChoice
          parts={parts}
          path="blType"
          {...fieldNaming('blType')}
          choices={codedListChoices(lists, 'blType')}
        />
        <FormChoice
          parts={parts}
          path="releaseType"
          {...fieldNaming('releaseType')}
          choices={listChoices(lists, 'releaseType')}
        />
        {isFiledAhead(country) && (
          <FormChoice parts={parts} path="amsAgent" {...fieldNaming('amsAgent')} choices={wordsAsChoices(copy.decl)} />
        )}
        {wantsTaxId(country) && <FormText parts={parts} path="destTaxId" {...fieldNaming('destTaxId')} />}
      </div>
    </Section>
  );
}
