import { countryOf, isFiledAhead } from '../../../domain/order/blocks/countries';
import { wantsTaxId } from '../../../domain/order/blocks/tax-ids';
import { orderStepsCopy } from '../../copy/trade';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { errorAt, type FormParts } from '../../trade/form-parts';
import { choicesOf, codedChoicesOf, wordsAsChoices } from '../../trade/fields/list-choices';
import { PartyCard } from '../../trade/people/party-card';
import { PickupRegionView, type RegionParts } from '../../trade/services/pickup-region';
import { Section } from '../../trade/section';

const { services: copy } = orderStepsCopy;

type PartsProps = { parts: FormParts };

function ServiceList({ parts: { view, on, lists } }: PartsProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {choicesOf(lists, 'serviceType').map(({ key, label }) => (
        <li key={key}>
          <Checkbox
            name={`services.${key}`}
            isChecked={view.form.services.includes(key)}
            isReadOnly={view.isLocked}
            onChange={() => on.edit({ kind: 'service.toggle', code: key })}
          >
            {label}
          </Checkbox>
        </li>
      ))}
    </ul>
  );
}

/** Each service asks only for what it needs. */
function Asked({ parts, region }: PartsProps & { region: RegionParts }) {
  const { form } = parts.view;
  const has = (...codes: string[]) => codes.some((code) => form.services.includes(code));
  return (
    <div className="mt-5 grid gap-x-4 empty:hidden sm:grid-cols-2">
      {form.isDanger === 'Y' && !has('DGDEC') && (
        <FormChoice parts={parts} path="declMode" field="declMode" choices={wordsAsChoices(copy.decl)} />
      )}
      {has('TRK') && (
        <>
          <FormText parts={parts} path="readyDate" field="readyDate" type="datetime-local" />
          <PickupRegionView parts={parts} region={region} />
          <FormText parts={parts} path="pickupAddress" field="pickupAddress" />
        </>
      )}
      {has('INS', 'CUS') && <FormText parts={parts} path="goodsValue" field="goodsValue" isNumber />}
      {has('INS') && <FormText parts={parts} path="insuredValue" field="insuredValue" isNumber />}
    </div>
  );
}

function Bill({ parts }: PartsProps) {
  const { lists, view } = parts;
  const country = countryOf(view.sailing?.dst.code);
  return (
    <Section title={copy.bill}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormChoice parts={parts} path="blType" field="blType" choices={codedChoicesOf(lists, 'blType')} />
        <FormChoice parts={parts} path="releaseType" field="releaseType" choices={choicesOf(lists, 'releaseType')} />
        {isFiledAhead(country) && (
          <FormChoice parts={parts} path="amsAgent" field="amsAgent" choices={wordsAsChoices(copy.decl)} />
        )}
        {wantsTaxId(country) && <FormText parts={parts} path="destTaxId" field="destTaxId" />}
      </div>
    </Section>
  );
}

/** What else is to be done, and between whom the goods travel. */
export function StepServices({ parts, region }: PartsProps & { region: RegionParts }) {
  return (
    <>
      <Section title={copy.title} note={copy.none}>
        <ServiceList parts={parts} />
        <FieldMessage error={errorAt(parts.view, 'services')} />
        <Asked parts={parts} region={region} />
      </Section>
      <PartyCard parts={parts} party="shipper" note={copy.english} />
      <PartyCard parts={parts} party="consignee" note={copy.toOrder} />
      <PartyCard parts={parts} party="notify" note={copy.notify} />
      <Bill parts={parts} />
    </>
  );
}
