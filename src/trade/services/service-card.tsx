import { orderPartsCopy } from '../../copy/trade';
import { Checkbox } from '../../ui/form/checkbox';
import { FieldMessage } from '../../ui/form/field-message';
import { FormChoice, FormText } from '../fields/fields';
import { listChoices, wordsAsChoices } from '../fields/list-choices';
import { fieldNaming } from '../fields/named';
import { fieldError, type EditOf, type FormParts } from '../form-parts';
import { Section } from '../section';
import { PickupRegionView, type RegionParts } from './pickup-region';

const { services: copy } = orderPartsCopy;

type ServiceParts = FormParts<{ services: readonly string[]; isDanger: 'Y' | 'N' }, EditOf<'service'>> & {
  /** Services on sale, and those removed from a draft or a copied order. */
  view: { services: readonly string[]; unsold: readonly string[] };
};

function ServiceList({ parts: { view, on, lists }, always, priceOf = () => '' }: CardProps) {
  const isAlways = (code: string) => always?.includes(code) ?? false;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {listChoices(lists, 'serviceType')
        .filter(({ key }) => view.services.includes(key))
        .map(({ key, label }) => (
          <li key={key}>
            <Checkbox
              name={`services.${key}`}
              isChecked={isAlways(key) || view.form.services.includes(key)}
              isReadOnly={view.isLocked || isAlways(key)}
              onChange={() => on.edit({ kind: 'service.toggle', code: key })}
            >
              {label}
              {priceOf(key) !== '' && <span className="block text-12 text-muted">{priceOf(key)}</span>}
            </Checkbox>
          </li>
        ))}
    </ul>
  );
}

type CardProps = {
  parts: ServiceParts;
  region: RegionParts;
  /** Services that are always included. */
  always?: readonly string[];
  /** Price of a service in words; empty while unknown. */
  priceOf?: (code: string) => string;
};

function Asked({ parts, region, always = [] }: CardProps) {
  const { form } = parts.view;
  const has = (...codes: string[]) => codes.some((code) => always.includes(code) || form.services.includes(code));
  return (
    <div className="mt-5 grid gap-x-4 empty:hidden sm:grid-cols-2">
      {form.isDanger === 'Y' && !has('DGDEC') && (
        <FormChoice parts={parts} path="declMode" {...fieldNaming('declMode')} choices={wordsAsChoices(copy.decl)} />
      )}
      {has('TRK') && (
        <>
          <FormText parts={parts} path="readyDate" {...fieldNaming('readyDate')} type="datetime-local" />
          <PickupRegionView parts={parts} region={region} />
          <FormText parts={parts} path="pickupAddress" {...fieldNaming('pickupAddress')} />
        </>
      )}
      {has('INS', 'CUS') && <FormText parts={parts} path="goodsValue" {...fieldNaming('goodsValue')} isNumber />}
      {has('INS') && <FormText parts={parts} path="insuredValue" {...fieldNaming('insuredValue')} isNumber />}
    </div>
  );
}

function Unsold({ parts: { view, lists } }: Pick<CardProps, 'parts'>) {
  const names = listChoices(lists, 'serviceType').filter(({ key }) => view.unsold.includes(key));
  if (names.length === 0) return null;
  return (
    <p role="status" className="mb-3 text-warn">
      {copy.unsold(names.map(({ label }) => label).join('、'))}
    </p>
  );
}

export const ServiceCard = (props: CardProps) => (
  <Section title={copy.title} note={copy.none}>
    <Unsold parts={props.parts} />
    <ServiceList {...props} />
    <FieldMessage error={fieldError(props.parts.view, 'services')} />
    <Asked {...props} />
  </Section>
);
