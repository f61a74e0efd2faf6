import { portName } from '../../../domain/modes/dom/ports';
import type { DomLeg } from '../../../domain/modes/dom/detail';
import type { DomOffer } from '../../../domain/modes/dom/quote';
import { fillSentence } from '../../../domain/values/fill';
import { domCopy, loopName } from '../../copy/modes/dom';
import { domSearchCopy } from '../../copy/modes/dom/search';
import { PriceAndCutoffs } from '../../trade/offer/price-and-cutoffs';
import { momentText } from '../../copy/words/moment-words';

const { board: copy } = domSearchCopy;

const Leg = ({ leg: { org, dst, loop, vessel, voyage, leavesAt, arrivesAt, calls } }: { leg: DomLeg }) => (
  <li>
    <b className="font-semibold text-ink">{`${org.nameCn} → ${dst.nameCn}`}</b>{' '}
    <span className="text-muted">{`${vessel} ${voyage} · ${loopName(loop)}`}</span>
    <span className="block text-12 text-muted">
      {`${momentText(leavesAt)} → ${momentText(arrivesAt)}，`}
      {calls.length === 0 ? copy.straight : copy.through(calls.map(portName).join('、'))}
    </span>
  </li>
);

export function VoyageDetails({ offer, now }: { offer: DomOffer; now: number }) {
  const { detail } = offer;
  const days = (kind: 'DEM' | 'DET') => detail.freeTime.find((one) => one.kind === kind)?.freeDays ?? 0;
  const [first, second] = detail.legs;
  return (
    <>
      <section className="px-4 pt-5 md:px-5">
        <ol className="grid gap-2">
          {first && <Leg leg={first} />}
          {second && (
            <>
              <li className="text-12 text-warn">{copy.wait(second.org.nameCn, detail.waitsHours ?? 0)}</li>
              <Leg leg={second} />
            </>
          )}
        </ol>
        <p className="mt-2 text-12 text-muted">{copy.free(days('DEM'), days('DET'))}</p>
        <ul className="mt-2 text-12 text-muted">
          {detail.findings.map(({ code, given }, at) => (
            <li key={`${code} ${at}`}>{fillSentence(domCopy.finding[code], given)}</li>
          ))}
        </ul>
      </section>
      <PriceAndCutoffs offer={offer} now={now} />
    </>
  );
}
