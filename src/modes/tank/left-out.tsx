import type { TankOffer } from '../../../domain/modes/tank/quote';
import { fillSentence } from '../../../domain/values/fill';
import { TANK_RULES } from '../../../domain/modes/tank/finding';
import { nameOfTank } from '../../../domain/goods/tank/names';
import { tankSearchCopy } from '../../copy/modes/tank/search';

const { board: copy } = tankSearchCopy;

const leftOutName = ({ supplier, detail }: TankOffer): string =>
  [nameOfTank(detail.tank), supplier?.nameCn].filter(Boolean).join(' · ');

const whyNot = ({ detail }: TankOffer): string =>
  detail.findings
    .filter(({ level }) => level === 'BLOCK')
    .map(({ code, given }) => fillSentence(TANK_RULES.sentences[code], given))
    .join('；');

export const LeftOut = ({ offers }: { offers: readonly TankOffer[] }) =>
  offers.length > 0 && (
    <details className="mt-4 rounded-card border border-line bg-surface px-4 py-2 text-12 md:px-5">
      <summary className="cursor-pointer py-1 text-muted">
        {copy.leftOut(new Set(offers.map(({ detail }) => detail.tank)).size)}
      </summary>
      <dl className="mt-1 grid gap-x-4 gap-y-1 pb-2 md:grid-cols-[14rem_minmax(0,1fr)]">
        {offers.map((offer) => (
          <div key={offer.offerId} className="border-t border-line pt-1 md:contents">
            <dt className="text-ink">{leftOutName(offer)}</dt>
            <dd className="text-muted">{whyNot(offer)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
