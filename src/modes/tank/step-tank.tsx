import { isLease } from '../../../domain/modes/tank/lease';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { Section } from '../../trade/section';
import { OwnChoice, OwnNumber, OwnText, type TankParts } from './own-fields';

const { parts: searched } = tankQuestion;

/** How many tanks, in what state, how they are heated, emptied and given back, and where they are filled. */
export function StepTank({ parts }: { parts: TankParts }) {
  const isTrip = !isLease(parts.view.form);
  const free = parts.quote.offer.detail.stock?.free;
  return (
    <>
      <Section title={copy.service} note={free === undefined ? undefined : copy.free(free)}>
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          <OwnChoice parts={parts} path="tankType" words={copy.types} />
          <OwnNumber parts={parts} path="tanks" />
          <OwnNumber parts={parts} path="leaseDays" />
          {isTrip && <OwnChoice parts={parts} path="lastCargo" words={searched.last.called} />}
          <OwnChoice parts={parts} path="heating" words={searched.heating.called} />
          <OwnChoice parts={parts} path="discharge" words={copy.discharge} />
          {isTrip && <OwnChoice parts={parts} path="nitrogen" words={copy.nitrogen} />}
          {isTrip && <OwnChoice parts={parts} path="cleanAtDest" words={searched.isCleaned.called} />}
        </div>
      </Section>
      {isTrip && (
        <Section title={copy.load} note={copy.loadNote}>
          <OwnText parts={parts} path="loadAddress" />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <OwnText parts={parts} path="loadFrom" type="datetime-local" />
            <OwnText parts={parts} path="loadTo" type="datetime-local" />
          </div>
        </Section>
      )}
    </>
  );
}
