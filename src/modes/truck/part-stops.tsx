import type { End } from '../../../domain/offer/sailing';
import { cityDoors, HUB } from '../../../domain/modes/truck/doors';
import { findHub, hubWords } from '../../../domain/modes/truck/hubs';
import { COMPANIES, COMPANY_FACTS } from '../../../domain/modes/truck/form';
import { OWN } from '../../../domain/modes/truck/fields';
import { momentText, momentWords } from '../../copy/words/moment-words';
import { partOrderCopy as copy } from '../../copy/modes/truck/part-order';
import { truckOrderCopy } from '../../copy/modes/truck/order';
import { Section } from '../../trade/section';
import { truckFormFacts } from './facts-of';
import { OwnChoice, OwnText, type TruckParts } from './own-fields';

/** Hub, or a district the carrier serves, with its distance. */
const doorWords = (field: 'pickDoor' | 'dropDoor', end: End | null): Record<string, string> => ({
  [HUB]: copy.hub[field],
  ...Object.fromEntries(cityDoors(end?.code ?? '').map(({ code, nameCn, km }) => [code, copy.door(nameCn, km)])),
});

function HubLine({ carrier, end }: { carrier: string; end: End | null }) {
  const hub = findHub(carrier, end?.code ?? '');
  return hub && <p className="mb-3 text-14 text-ink">{copy.hubAt(end?.nameCn ?? '', hubWords(hub))}</p>;
}

export function Companies({ parts }: { parts: TruckParts }) {
  if (parts.view.form.isDanger !== 'Y') return null;
  return (
    <Section isGroup title={truckOrderCopy.companies} note={truckOrderCopy.companiesNote}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {COMPANIES.map((company) => (
          <div key={company}>
            {COMPANY_FACTS.map((fact) => (
              <OwnText
                key={fact}
                parts={parts}
                path={`${company}${fact}`}
                type={fact === 'Phone' ? 'tel' : 'text'}
                hint={fact === 'Licence' ? truckOrderCopy.licenceHint : undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

export function PartStops({ parts }: { parts: TruckParts }) {
  const { view, quote } = parts;
  const { org, dst, closesAt, arrivesAt, detail } = quote.offer;
  const facts = truckFormFacts(parts);
  const asks = (name: 'pickAddress' | 'dropAddress') => OWN.asks(name, view.form, facts);
  const { date, weekday, time } = momentWords(arrivesAt ?? '');
  return (
    <>
      <Section isGroup title={copy.pickup(org?.nameCn ?? '')} note={copy.closing(momentText(closesAt ?? ''))}>
        <HubLine carrier={detail.carrier} end={org} />
        <OwnChoice parts={parts} path="pickDoor" words={doorWords('pickDoor', org)} />
        {asks('pickAddress') && <OwnText parts={parts} path="pickAddress" />}
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="pickContact" />
          <OwnText parts={parts} path="pickPhone" type="tel" />
          {asks('pickAddress') && (
            <>
              <OwnText parts={parts} path="pickFrom" type="datetime-local" />
              <OwnText parts={parts} path="pickTo" type="datetime-local" />
            </>
          )}
        </div>
      </Section>
      <Section isGroup title={copy.drop(dst?.nameCn ?? '')}>
        <HubLine carrier={detail.carrier} end={dst} />
        <output className="mb-3 block text-14 text-ink">{copy.arrives(date, weekday, time)}</output>
        <OwnChoice parts={parts} path="dropDoor" words={doorWords('dropDoor', dst)} />
        {asks('dropAddress') && <OwnText parts={parts} path="dropAddress" />}
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="dropContact" />
          <OwnText parts={parts} path="dropPhone" type="tel" />
          {view.form.isDanger === 'Y' && <OwnChoice parts={parts} path="purpose" words={truckOrderCopy.purposes} />}
        </div>
      </Section>
      <Companies parts={parts} />
    </>
  );
}
