import { BORDERS } from '../../../domain/modes/rail/corridor';
import { depotsOnLine } from '../../../domain/modes/rail/fields';
import { RAIL_BOXES } from '../../../domain/modes/rail/search';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { stationNames } from '../../copy/modes/rail/stations';
import { momentWords } from '../../copy/words/moment-words';
import { BoxRows } from '../../trade/boxes/box-rows';
import { ChosenOffer } from '../../trade/chosen-offer';
import { Section } from '../../trade/section';
import type { RailParts } from './order-parts';
import { OwnChoice } from './own-fields';

type StepProps = { parts: RailParts; now: number; changeTo: string };

function Chosen({ parts, now, changeTo }: StepProps) {
  const { offer } = parts.quote;
  const { border, transitDays } = offer.detail;
  const { date, weekday, time } = momentWords(offer.leavesAt ?? '');
  const arrives = momentWords(offer.arrivesAt ?? '');
  return (
    <ChosenOffer
      copy={{ ...copy, title: copy.chosen }}
      view={parts.view}
      cutoffs={offer.cutoffs}
      now={now}
      changeTo={changeTo}
      note={copy.noBill}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="text-16 font-semibold text-ink">
          {copy.train(offer.supplier?.nameCn ?? '', BORDERS[border].nameCn, BORDERS[border].partner)}
        </b>
      </p>
      <p className="mt-1 text-ink">{copy.leaves(date, weekday, time)}</p>
      <p className="text-muted">{copy.arrives(transitDays[0], transitDays[1], arrives.date)}</p>
    </ChosenOffer>
  );
}

export function StepTrain(props: StepProps) {
  const { parts } = props;
  const { form, required } = parts.view;
  const depots = depotsOnLine(parts.quote.offer.dst?.code).map((code) => [code, stationNames[code]] as const);
  return (
    <>
      <Chosen {...props} />
      <Section title={copy.boxes}>
        <BoxRows parts={parts} types={RAIL_BOXES} />
      </Section>
      <Section title={copy.use}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <OwnChoice parts={parts} path="boxOwner" words={copy.owners} />
          {form.boxOwner === 'COC' && <OwnChoice parts={parts} path="returnDepot" words={Object.fromEntries(depots)} />}
          {(required.includes('heating') || form.heating !== '') && (
            <OwnChoice parts={parts} path="heating" words={copy.heatings} />
          )}
        </div>
      </Section>
    </>
  );
}
