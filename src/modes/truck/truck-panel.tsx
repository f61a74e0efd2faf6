import type { TruckDetail } from '../../../domain/modes/truck/detail';
import type { TruckOffer } from '../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../domain/modes/truck/search';
import { VEHICLES } from '../../../domain/modes/truck/vehicles';
import { answerOf, isShut, type Answer } from '../../../domain/offer/answer';
import { formatMoney } from '../../../domain/values/money';
import { momentText } from '../../copy/moment-words';
import { nameOfVehicle, truckSearchCopy } from '../../copy/modes/truck/search';
import { VerdictPill } from '../../ui/mark/verdict-pill';
import { DayBar } from './day-bar';
import { reasonOf } from './reason-of';
import { TruckDrawing } from './truck-drawing';

const { panel: copy, board } = truckSearchCopy;

/** The answer in one sentence: may they go on this truck. */
function answerLine({ cargo, vehicle }: TruckDetail, answer: Answer): string {
  const name = cargo.unNo === null ? cargo.name : `UN ${cargo.unNo} ${cargo.name}`;
  return copy.says[answer](name, nameOfVehicle(vehicle));
}

/** Which truck, when it is there and for how much, with the picture that answers. */
export function TruckPanel({ drawn, search }: { drawn: TruckOffer; search: TruckSearch }) {
  const { org, dst, detail, price, leavesAt, arrivesAt, supplier } = drawn;
  const answer = answerOf(drawn);
  return (
    <section
      aria-labelledby="truck-panel"
      className="grid rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
    >
      <div className="min-w-0 p-4 md:p-5">
        <h2 id="truck-panel" className="sr-only">
          {copy.title}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <VerdictPill letter={answer}>{board.answers[answer]}</VerdictPill>
          <span className="text-muted">{supplier.nameCn}</span>
          {price && answer !== 'N' && (
            <b className="ml-auto text-20 font-semibold whitespace-nowrap text-ink">
              {formatMoney(price.charges.totalYuan)}
            </b>
          )}
        </div>
        <p className="mt-2 text-16 font-semibold text-ink">{answerLine(detail, answer)}</p>
        <p className="text-14 text-muted">
          {copy.way(org.nameCn, dst.nameCn, detail.km.toLocaleString('en-US'))} ·{' '}
          {copy.times(momentText(leavesAt), momentText(arrivesAt))}
        </p>
        {isShut(answer) && <p className="mt-2 text-14 text-bad">{reasonOf(drawn, search)}</p>}
        <TruckDrawing vehicle={VEHICLES[detail.vehicle]} rows={[{ kg: search.kg ?? 0, at: 'MIDDLE' }]} m3={search.m3} />
      </div>
      <div className="min-w-0 border-t border-line p-4 md:p-5 lg:border-t-0 lg:border-l">
        <DayBar leavesAt={leavesAt} stretches={detail.stretches} />
      </div>
    </section>
  );
}
