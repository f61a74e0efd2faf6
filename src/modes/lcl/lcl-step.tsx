import type { LclStep as Step } from '../../../domain/modes/lcl/fields';
import { portCountry, isFiledAhead } from '../../../domain/order/blocks/countries';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { orderPartsCopy } from '../../copy/trade';
import { createSteps } from '../../frame/steps';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { listChoices, wordsAsChoices } from '../../trade/fields/list-choices';
import { fieldNaming } from '../../trade/fields/named';
import { PartyCard } from '../../trade/people/party-card';
import { Section } from '../../trade/section';
import type { LclParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepIntake } from './step-intake';

const { services: words } = orderPartsCopy;

/** Parties and release of the house bill; the platform issues the master bill. */
function StepParties({ parts }: { parts: LclParts }) {
  const country = portCountry(parts.quote.offer.dst?.code);
  return (
    <>
      <PartyCard parts={parts} party="shipper" note={words.english} />
      <PartyCard parts={parts} party="consignee" note={words.toOrder} tax={wantsTaxId(country) ? null : undefined} />
      <PartyCard parts={parts} party="notify" note={words.notify} />
      <Section title={copy.bill} note={copy.billNote}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormChoice
            parts={parts}
            path="releaseType"
            label={lclCopy.label.releaseType}
            choices={listChoices(parts.lists, 'releaseType')}
          />
          {isFiledAhead(country) && (
            <FormChoice
              parts={parts}
              path="amsAgent"
              {...fieldNaming('amsAgent')}
              choices={wordsAsChoices(words.decl)}
            />
          )}
          {wantsTaxId(country) && <FormText parts={parts} path="destTaxId" {...fieldNaming('destTaxId')} />}
        </div>
        <p className="text-12 text-muted">{copy.atDestination}</p>
      </Section>
    </>
  );
}

export const LclStep = createSteps<Step, LclParts>({
  goods: StepGoods,
  intake: StepIntake,
  parties: StepParties,
  confirm: StepConfirm,
});
