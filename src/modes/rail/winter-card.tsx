import { Link } from 'wouter';

import { departureDay, winterFindings } from '../../../domain/modes/rail/list';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../domain/modes/rail/search';
import { HEATINGS, type BoxHeating, WINTER, countWinterDays } from '../../../domain/modes/rail/winter';
import { DOLLAR, formatMoney } from '../../../domain/values/money';
import { fillSentence } from '../../../domain/values/fill';
import { railCopy } from '../../copy/modes/rail';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { momentWords } from '../../copy/words/moment-words';
import { Icon } from '../../ui/mark/icon';
import { askedAgain } from './asked-words';

const { board: copy } = railSearchCopy;

type WinterProps = { offer: RailOffer; search: RailSearch };

/** Price of heating, or the consequence of going without. */
function heatingNote(heating: BoxHeating, { detail: { warmth } }: RailOffer, isCold: boolean): string {
  const price =
    heating === 'NONE' || !warmth ? '' : copy.dearer(formatMoney({ amount: warmth[heating], currency: DOLLAR }));
  return [price, isCold ? copy.heatingNotes[heating] : ''].filter((words) => words !== '').join(' · ');
}

/** Cold days of the journey: the reason the same goods are judged differently per train. */
function winterDaysText({ leavesAt, arrivesAt, detail }: RailOffer): string {
  const days = countWinterDays(departureDay({ leavesAt }), detail.transitDays[1]);
  return copy.onTheWay(momentWords(leavesAt).date, momentWords(arrivesAt).date, days, WINTER.from, WINTER.to);
}

/** Goods may freeze on this train: heating is chosen here and all totals include it. */
export function WinterCard({ offer, search }: WinterProps) {
  const told = winterFindings(offer);
  const isPaid = search.heating === 'HEAT' || search.heating === 'LINER';
  if (told.length === 0 && !isPaid) return null;
  const isSettled = told.every(({ level }) => level === 'PASS');
  return (
    <section
      aria-label={copy.winter}
      className={`mb-5 rounded-card px-4 py-4 md:px-5 ${isSettled ? 'bg-good-tint' : 'bg-warn-tint'}`}
    >
      {told.length === 0 && <p className="text-ink">{copy.needless}</p>}
      {told.map(({ code, given }, at) => (
        <p key={`${code} ${at}`} className="flex gap-2.5 text-ink">
          <Icon name={isSettled ? 'check' : 'alert'} className={isSettled ? 'text-good' : 'text-warn'} />
          {fillSentence(railCopy.finding[code], given)}
        </p>
      ))}
      {told.length > 0 && <p className="mt-1 pl-7.5 text-12 text-muted">{winterDaysText(offer)}</p>}
      <div className="mt-3 grid gap-2 sm:grid-cols-3">
        {HEATINGS.toReversed().map((heating) => (
          <Link
            key={heating}
            href={askedAgain(search, offer, { heating })}
            replace
            aria-current={search.heating === heating ? 'true' : undefined}
            className="rounded-control border border-line-strong bg-surface px-3 py-2 text-ink hover:border-sea aria-current:border-sea aria-current:outline aria-current:outline-sea"
          >
            <b className="block font-semibold">{copy.heatings[heating]}</b>
            <span className="text-12 text-muted">{heatingNote(heating, offer, told.length > 0)}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
