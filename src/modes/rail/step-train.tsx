import { BORDERS } from '../../../domain/modes/rail/corridor';
import { depotsFor } from '../../../domain/modes/rail/fields';
import { RAIL_BOXES } from '../../../domain/modes/rail/search';
import { railOrderCopy as copy } from '../../copy/modes/rail/order';
import { stationNames } from '../../copy/modes/rail/stations';
import { momentWords } from '../../copy/moment-words';
import { BoxRows } from '../../trade/boxes/box-rows';
import { CutoffList } from '../../trade/cutoff-list';
import { errorAt } from '../../trade/form-parts';
import { Section } from '../../trade/section';
import { TextLink } from '../../ui/press/text-link';
import type { RailParts } from './order-parts';
import { OwnChoice } from './own-fields';

type StepProps = { parts: RailParts; now: number; changeTo: string };

function Chosen({ parts, now, changeTo }: StepProps) {
  const { offer } = parts.quote;
  const { border, transitDays } = offer.detail;
  const error = errorAt(parts.view, 'offerId');
  const { date, weekday, time } = momentWords(offer.leavesAt ?? '');
  const arrives = momentWords(offer.arrivesAt ?? '');
  return (
    <Section title={copy.chosen} aside={<TextLink href={changeTo}>{copy.change}</TextLink>} isBad={error !== undefined}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="text-16 font-semibold text-ink">
          {copy.train(offer.supplier?.nameCn ?? '', BORDERS[border].nameCn, BORDERS[border].partner)}
        </b>
      </p>
      <p className="mt-1 text-ink">{copy.leaves(date, weekday, time)}</p>
      <p className="text-muted">{copy.arrives(transitDays[0], transitDays[1], arrives.date)}</p>
      {error !== undefined && (
        <p role="alert" className="mt-3 text-bad">
          {error}
        </p>
      )}
      <h4 className="mt-5 mb-2 text-12 font-normal text-muted">{copy.cutoffs}</h4>
      <CutoffList cutoffs={offer.cutoffs} now={now} />
      <p className="mt-3 text-12 text-muted">{copy.noBill}</p>
    </Section>
  );
}

/** The train that was chosen, in how many boxes of whom, and how warm they travel. */
export function StepTrain(props: StepProps) {
  const { parts } = props;
  const { form, required } = parts.view;
  const depots = depotsFor(parts.quote.offer.dst?.code).map((code) => [code, stationNames[code]] as const);
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
