import { whQuestion } from '../../../domain/modes/wh/search';
import { GRAMS_PER_TON, leastFree, stayIn } from '../../../domain/modes/wh/stay';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import { Section } from '../../trade/section';
import type { WhParts } from './order-parts';
import { OwnChoice, OwnNumber, OwnText } from './own-fields';

/** When the goods come, for how long they stay, and what is done with them there. */
export function StepService({ parts }: { parts: WhParts }) {
  const stay = stayIn(parts.view.form);
  const least = stay && leastFree(parts.quote.offer.detail.free, stay) / GRAMS_PER_TON;
  return (
    <>
      <Section title={copy.when} note={least === null ? undefined : copy.leastFree(least)}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnText parts={parts} path="inDate" type="date" />
          <OwnNumber parts={parts} path="days" />
          <OwnChoice parts={parts} path="storageTemp" words={whQuestion.parts.temp.called} />
        </div>
      </Section>
      <Section title={copy.work} note={copy.workNote}>
        <div className="grid gap-x-4 sm:grid-cols-3">
          <OwnNumber parts={parts} path="labels" />
          <OwnNumber parts={parts} path="samples" />
          <OwnNumber parts={parts} path="palletized" />
          <OwnText parts={parts} path="sorting" />
        </div>
      </Section>
    </>
  );
}
