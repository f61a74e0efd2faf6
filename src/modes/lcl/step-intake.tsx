import { GATE_HOURS } from '../../../domain/modes/lcl/cutoffs';
import { OWN } from '../../../domain/modes/lcl/fields';
import { HOUSE_DECLARES } from '../../../domain/modes/lcl/services';
import { lclCopy } from '../../copy/modes/lcl';
import { lclOrderCopy as copy } from '../../copy/modes/lcl/order';
import { momentWords } from '../../copy/words/moment-words';
import type { RenderPapers } from '../../features/order/step-props';
import { CutoffList } from '../../trade/cutoff-list';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { Section } from '../../trade/section';
import type { RegionParts } from '../../trade/services/pickup-region';
import { ServiceCard } from '../../trade/services/service-card';
import type { LclParts } from './order-parts';
import { RoadField } from './road-field';
import { Comma } from '../../ui/show/comma';

type StepIntakeProps = { parts: LclParts; now: number; region: RegionParts; renderPapers: RenderPapers };

const TRUCK = ['plateNo', 'driverName', 'driverPhone', 'escortName'] as const;

const two = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function Shed({ parts: { quote, view }, now }: Pick<StepIntakeProps, 'parts' | 'now'>) {
  const { cutoffs, detail } = quote.offer;
  const [opens, closes] = GATE_HOURS[view.form.isDanger === 'Y' ? 'danger' : 'general'];
  const at = (code: string) => momentWords(cutoffs.find((one) => one.code === code)?.at ?? '');
  const [from, until] = [at('CFS_OPEN'), at('CFS_CLOSE')];
  return (
    <Section title={copy.shed}>
      <p className="text-16 font-semibold text-ink">{detail.shed.nameCn}</p>
      <p className="text-muted">{detail.shed.address}</p>
      <p className="mt-2">
        {copy.intake(`${from.date} ${from.time}`, `${until.date} ${until.time}`)}
        <span className="ml-3 text-muted">
          <Comma />
          {copy.gate(two(opens), two(closes))}
        </span>
      </p>
      <details className="mt-3">
        <summary className="w-fit cursor-pointer rounded-control text-sea">{copy.cutoffs}</summary>
        <div className="mt-2">
          <CutoffList cutoffs={cutoffs} now={now} />
        </div>
      </details>
    </Section>
  );
}

function Delivery({ parts, renderPapers }: Pick<StepIntakeProps, 'parts' | 'renderPapers'>) {
  const { form, quote } = parts.view;
  const [opens, closes] = GATE_HOURS[form.isDanger === 'Y' ? 'danger' : 'general'];
  const hours = Array.from({ length: closes - opens + 1 }, (_, at) => opens + at);
  if (!OWN.asks('deliverDate', form, { quote })) return <p className="text-muted">{copy.fetched}</p>;
  return (
    <Section title={copy.delivery} note={copy.truckNote}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FormText parts={parts} path="deliverDate" label={lclCopy.label.deliverDate} type="date" />
        <FormChoice
          parts={parts}
          path="deliverHour"
          label={lclCopy.label.deliverHour}
          choices={hours.map((hour) => ({ key: String(hour), label: two(hour) }))}
        />
        {TRUCK.filter((name) => OWN.asks(name, form, { quote })).map((name) => (
          <FormText
            key={name}
            parts={parts}
            path={name}
            label={lclCopy.label[name]}
            {...(name === 'driverPhone' && { type: 'tel' })}
          />
        ))}
      </div>
      <RoadField parts={parts} renderPapers={renderPapers} />
    </Section>
  );
}

export function StepIntake({ parts, now, region, renderPapers }: StepIntakeProps) {
  const always = parts.view.form.isDanger === 'Y' ? [HOUSE_DECLARES] : [];
  return (
    <>
      <Shed parts={parts} now={now} />
      <Delivery parts={parts} renderPapers={renderPapers} />
      <ServiceCard parts={parts} region={region} always={always} />
    </>
  );
}
