import type { TruckDetail } from '../../../domain/modes/truck/detail';
import type { TruckOffer } from '../../../domain/modes/truck/quote';
import { stopCalled } from '../../../domain/modes/truck/stop-words';
import type { TruckSearch } from '../../../domain/modes/truck/search';
import { OF_NOTE, TRUCK_RULES } from '../../../domain/modes/truck/finding';
import { fillSentence } from '../../../domain/values/fill';
import { VEHICLES } from '../../../domain/modes/truck/vehicles';
import { buildRoadBox } from '../../../domain/offer/road-boxes';
import { offerAnswer, isShut, type Answer } from '../../../domain/offer/answer';
import { formatMoney } from '../../../domain/values/money';
import { momentText } from '../../copy/words/moment-words';
import { partCopy } from '../../copy/modes/truck/part';
import { nameOfVehicle, truckSearchCopy } from '../../copy/modes/truck/search';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { DayBar } from './day-bar';
import { PartAboard } from './part-aboard';
import { PartRoom } from './part-room';
import { truckReason } from './reason-of';
import { TruckDrawing } from './truck-drawing';
import { WaysOut } from './ways-out';

const { panel: copy, board } = truckSearchCopy;

type PanelProps = { drawn: TruckOffer; search: TruckSearch };

function answerLine({ cargo, others, vehicle, part }: TruckDetail, answer: Answer): string {
  const name = [cargo, ...others]
    .map(({ unNo, name: called }) => (unNo === null ? called : `UN ${unNo} ${called}`))
    .join('、');
  return part ? partCopy.says[answer](name) : copy.says[answer](name, nameOfVehicle(vehicle));
}

/** Notes beside the verdict: limited and excepted quantities, gates not open yet. */
const verdictNotes = ({ findings }: TruckDetail): string[] =>
  findings.flatMap(({ code, given }) =>
    OF_NOTE.includes(code) ? [fillSentence(TRUCK_RULES.sentences[code], given)] : [],
  );

function PanelHead({ drawn, search, says, times }: PanelProps & { says: string; times: string }) {
  const { org, dst, detail, price, supplier } = drawn;
  const answer = offerAnswer(drawn);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <VerdictPill letter={answer}>{(detail.part ? partCopy : board).answers[answer]}</VerdictPill>
        <span className="text-muted">{supplier.nameCn}</span>
        {price && answer !== 'N' && (
          <b className="ml-auto text-20 font-semibold whitespace-nowrap text-ink">
            {formatMoney(price.charges.totalYuan)}
          </b>
        )}
      </div>
      <p className="mt-2 text-16 font-semibold text-ink">{says}</p>
      <p className="text-14 text-muted">
        {copy.way([org.nameCn, ...detail.stops.map(({ cityCn }) => cityCn), dst.nameCn], detail.km)} · {times}
      </p>
      {isShut(answer) ? (
        <>
          <p className="mt-2 text-14 text-bad">{truckReason(drawn, search)}</p>
          <WaysOut ways={detail.waysOut} search={search} />
        </>
      ) : (
        verdictNotes(detail).map((says) => (
          <p key={says} className="mt-2 text-14 text-ink">
            {says}
          </p>
        ))
      )}
    </>
  );
}

const StopTimes = ({ stops }: Pick<TruckDetail, 'stops'>) =>
  stops.length > 0 && (
    <>
      <h3 className="mt-4 text-14">{copy.stops}</h3>
      <ul className="mt-1 grid gap-1 text-12 text-ink">
        {stops.map(({ isPickup, cityCn, at: comes }, at) => (
          <li key={`${cityCn} ${at}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{copy.stop(stopCalled(at, isPickup), cityCn)}</span>
            <span>{momentText(comes)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-12 text-muted">{copy.stopsNote}</p>
    </>
  );

export function TruckPanel({ drawn, search }: PanelProps) {
  const { detail, leavesAt, arrivesAt, closesAt } = drawn;
  const { part } = detail;
  const answer = offerAnswer(drawn);
  const times = part
    ? partCopy.times(momentText(closesAt), momentText(arrivesAt))
    : copy.times(momentText(leavesAt), momentText(arrivesAt), detail.stops.length);
  return (
    <section
      aria-labelledby="truck-panel"
      className="grid rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
    >
      <div className="min-w-0 p-4 md:p-5">
        <h2 id="truck-panel" className="sr-only">
          {part ? partCopy.title : copy.title}
        </h2>
        <PanelHead drawn={drawn} search={search} says={answerLine(detail, answer)} times={times} />
        {part ? (
          <PartRoom part={part} kg={search.kg} m3={search.m3} />
        ) : (
          <TruckDrawing
            vehicle={VEHICLES[detail.vehicle]}
            rows={[{ kg: search.kg ?? 0, at: 'MIDDLE' }]}
            m3={search.m3}
            box={detail.vehicle === 'SKEL' ? buildRoadBox(search.box, search.tareKg) : null}
          />
        )}
      </div>
      <div className="min-w-0 border-t border-line p-4 md:p-5 lg:border-t-0 lg:border-l">
        {part ? (
          <PartAboard part={part} />
        ) : (
          <>
            <DayBar leavesAt={leavesAt} stretches={detail.stretches} />
            <StopTimes stops={detail.stops} />
          </>
        )}
      </div>
    </section>
  );
}
