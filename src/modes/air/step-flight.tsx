import { OWN } from '../../../domain/modes/air/fields';
import { isAir } from '../../../domain/modes/air/list';
import type { AirOffer } from '../../../domain/modes/air/quote';
import type { Offer } from '../../../domain/offer/offer';
import { airCopy } from '../../copy/modes/air';
import { airOrderCopy as copy } from '../../copy/modes/air/order';
import { airBoardCopy } from '../../copy/modes/air/board';
import { momentWords } from '../../copy/words/moment-words';
import type { StepProps } from '../../features/order/step-props';
import { ChosenOffer } from '../../trade/chosen-offer';
import { FormChoice, FormText } from '../../trade/fields/fields';
import { wordsAsChoices } from '../../trade/fields/list-choices';
import { Section } from '../../trade/section';
import type { Choice } from '../../ui/form/choice-list';
import type { AirParts } from './air-parts';

type FlightProps = Pick<StepProps<AirParts>, 'parts' | 'now' | 'changeTo' | 'others'>;

function flightWords({ leavesAt, supplier, detail }: AirOffer): string {
  const { date, weekday, time } = momentWords(leavesAt);
  return `${date} ${weekday} ${time} ${supplier.nameCn} ${detail.flight} ${airBoardCopy.aircraft[detail.aircraft]}`;
}

/** The chosen fallback stays listed, even if it no longer takes the goods. */
function fallbacks(others: readonly Offer[], chosen: string): Choice[] {
  const listed = others.filter(isAir).map((offer) => ({ key: offer.offerId, label: flightWords(offer) }));
  const isListed = chosen === '' || listed.some(({ key }) => key === chosen);
  return [
    { key: '', label: copy.noAlternative },
    ...(isListed ? [] : [{ key: chosen, label: copy.otherAlternative(chosen.slice(2)), isOff: true }]),
    ...listed,
  ];
}

export function StepFlight({ parts, now, changeTo, others }: FlightProps) {
  const { offer } = parts.quote;
  const { detail } = offer;
  const { date, weekday, time } = momentWords(offer.leavesAt ?? '');
  return (
    <>
      <ChosenOffer
        copy={{ ...copy, title: copy.flight }}
        view={parts.view}
        cutoffs={offer.cutoffs}
        now={now}
        changeTo={changeTo}
      >
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="text-16 font-semibold text-ink">{offer.supplier?.nameCn}</b>
          <span className="text-muted">{`${detail.flight} · ${airBoardCopy.body[detail.aircraft]}`}</span>
        </p>
        <p className="mt-1 text-ink">{copy.leaves(date, weekday, time)}</p>
        <p className="text-muted">{copy.lands(detail.landsAt.slice(5, 10), detail.landsAt.slice(11, 16))}</p>
      </ChosenOffer>
      {OWN.asks('readyDay', parts.view.form, { quote: parts.quote }) && (
        <Section title={copy.ready} note={copy.readyNote}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <FormText parts={parts} path="readyDay" label={airCopy.label.readyDay} type="date" />
          </div>
        </Section>
      )}
      <Section title={copy.alternative} note={copy.alternativeNote}>
        <FormChoice
          parts={parts}
          path="altOfferId"
          label={copy.alternative}
          choices={fallbacks(others, parts.view.form.altOfferId)}
        />
      </Section>
      <Section title={copy.bill} note={copy.billNote}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormChoice parts={parts} path="awbType" label={airCopy.label.awbType} choices={wordsAsChoices(copy.awb)} />
        </div>
      </Section>
    </>
  );
}
