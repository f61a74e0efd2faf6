import { useSelector } from '@xstate/react';

import { freezesOnTheWay } from '../../../domain/offer/climate';
import { FLEXI_LIST } from '../../../domain/modes/flexi/list';
import type { FlexiDetail } from '../../../domain/modes/flexi/detail';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import { selectOfferBoardOf, type OfferBoardActor } from '../../../machines/booking/offer-board';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import { momentWords } from '../../copy/words/moment-words';
import { VerdictPill } from '../../ui/mark/verdict-pill';

const { cold: copy } = flexiSearchCopy;

const select = selectOfferBoardOf(FLEXI_LIST);

type ColdProps = Pick<FlexiOffer, 'org' | 'dst' | 'leavesAt' | 'detail'>;

/** A liquid above its freezing point may still come close to it. */
function coldVerdict({ freezeC, coldest }: FlexiDetail['cold'], hasPad: boolean) {
  if (freezeC === null || coldest === null) return ['M', copy.unsure] as const;
  if (!freezesOnTheWay(freezeC, coldest)) return ['Y', copy.fine] as const;
  const words = coldest <= freezeC ? copy.freezes : copy.near;
  return hasPad ? (['Y', words.padded] as const) : (['R', words.bare] as const);
}

function Ruler({ freezeC, coldest, loadTemp }: { freezeC: number; coldest: number; loadTemp: number }) {
  const [least, most] = [Math.min(coldest, freezeC) - 5, Math.max(loadTemp, freezeC, coldest) + 5];
  const at = (degrees: number): string => `${((degrees - least) / (most - least)) * 100}%`;
  const marks = [
    ['coldest', coldest, copy.coldest(coldest), 'text-ink'],
    ['freeze', freezeC, copy.freeze(freezeC), 'font-semibold text-warn'],
    ['load', loadTemp, copy.load(loadTemp), 'text-ink'],
  ] as const;
  return (
    <div role="img" aria-label={copy.ruler} className="relative mt-3 h-16 max-w-130 text-12">
      <span className="gauge absolute inset-x-0 top-5 h-3 bg-sunken" />
      <span className="gauge absolute top-5 left-0 h-3 bg-sea-tint" style={{ width: at(freezeC) }} />
      {marks.map(([name, degrees, words, look], row) => (
        <span key={name} className={`absolute ${look}`} style={{ left: at(degrees) }}>
          <i className="absolute top-3.5 h-6 border-l-2 border-current" />
          <span className="absolute -translate-x-1/2 whitespace-nowrap" style={{ top: row === 1 ? '-4px' : '42px' }}>
            {words}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Freezing risk on the way, from the offers to this question. */
export function ColdView({ org, dst, leavesAt, detail: { cold, hasPad, loadTemp } }: ColdProps) {
  const { freezeC, coldest } = cold;
  const isKnown = freezeC !== null && coldest !== null;
  const [letter, words] = coldVerdict(cold, hasPad);
  return (
    <>
      <p className="mt-2 text-ink">{copy.lane(org.nameCn, dst.nameCn, momentWords(leavesAt).date)}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        <VerdictPill letter={letter}>{words}</VerdictPill>
        {isKnown && <span>{copy.why(freezeC, coldest)}</span>}
      </p>
      {isKnown && <Ruler freezeC={freezeC} coldest={coldest} loadTemp={loadTemp} />}
    </>
  );
}

export function ColdLine({ board }: { board: OfferBoardActor }) {
  const { rows } = useSelector(board, select);
  const [first] = rows;
  return first ? <ColdView {...first} /> : null;
}
