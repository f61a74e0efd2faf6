import { orderPartsCopy } from '../../copy/trade';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { FormChoice, FormText } from '../fields/fields';
import { choicesOf, wordsAsChoices } from '../fields/list-choices';
import { named } from '../fields/named';
import { errorAt, type EditOf, type FormParts } from '../form-parts';
import { Section } from '../section';
import { PickupRegionView, type RegionParts } from './pickup-region';

const { services: copy } = orderPartsCopy;

type ServiceParts = FormParts<{ services: readonly string[]; isDanger: 'Y' | 'N' }, EditOf<'service'>>;

function ServiceList({ parts: { view, on, lists } }: { parts: ServiceParts }) {
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

type CardProps = { parts: ServiceParts; region: RegionParts };

/** Each service asks only for what it needs. */
function Asked({ parts, region }: CardProps) {
  const { form } = parts.view;
  const has = (...codes: string[]) => codes.some((code) => form.services.includes(code));
  return (
    <div className="mt-5 grid gap-x-4 empty:hidden sm:grid-cols-2">
      {form.isDanger === 'Y' && !has('DGDEC') && (
        <FormChoice parts={parts} path="declMode" {...named('declMode')} choices={wordsAsChoices(copy.decl)} />
      )}
      {has('TRK') && (
        <>
          <FormText parts={parts} path="readyDate" {...named('readyDate')} type="datetime-local" />
          <PickupRegionView parts={parts} region={region} />
          <FormText parts={parts} path="pickupAddress" {...named('pickupAddress')} />
        </>
      )}
      {has('INS', 'CUS') && <FormText parts={parts} path="goodsValue" {...named('goodsValue')} isNumber />}
      {has('INS') && <FormText parts={parts} path="insuredValue" {...named('insuredValue')} isNumber />}
    </div>
  );
}

/** What else is to be done. */
export const ServiceCard = ({ parts, region }: CardProps) => (
  <Section title={copy.title} note={copy.none}>
    <ServiceList parts={parts} />
    <FieldMessage error={errorAt(parts.view, 'services')} />
    <Asked parts={parts} region={region} />
  </Section>
);
