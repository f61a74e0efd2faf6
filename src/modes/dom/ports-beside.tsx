import { Link } from 'wouter';

import { domAddress } from '../../../domain/modes/dom/address';
import { queryFromSearch } from '../../../domain/modes/dom/asked';
import type { DomBeside } from '../../../domain/modes/dom/detail';
import type { DomOffer } from '../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../domain/modes/dom/search';
import { offerAnswer } from '../../../domain/offer/answer';
import { formatMoney } from '../../../domain/values/money';
import { domSearchCopy } from '../../copy/modes/dom/search';
import { momentWords } from '../../copy/words/moment-words';

const { beside: copy } = domSearchCopy.board;

function lowestHere(offers: readonly DomOffer[]): number | null {
  const totals = offers.flatMap((offer) =>
    offer.state === 'OPEN' && offerAnswer(offer) !== 'N' && offer.price ? [offer.price.charges.totalYuan.amount] : [],
  );
  return totals.length === 0 ? null : Math.min(...totals);
}

function apart({ lowest }: DomBeside, here: number | null): string {
  if (here === null) return '';
  const by = lowest.amount - here;
  if (by === 0) return copy.same;
  return (by < 0 ? copy.less : copy.more)(formatMoney({ ...lowest, amount: Math.abs(by) }));
}

export function PortsBeside({ offers, search }: { offers: readonly DomOffer[]; search: DomSearch }) {
  const beside = offers.flatMap(({ detail }) => detail.beside ?? []);
  if (beside.length === 0) return null;
  const here = lowestHere(offers);
  const asked = queryFromSearch(search);
  return (
    <section
      aria-label={copy.title}
      className="mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-control bg-sea-tint px-3 py-2 text-12 text-text"
    >
      <h2 className="text-12 text-muted">{search.isTrial ? copy.trial : copy.title}</h2>
      {beside.map((one) => (
        <p key={one.side}>
          <Link
            href={domAddress({ ...asked, [one.side]: one.port.code })}
            className="font-semibold text-sea underline-offset-2 hover:underline"
          >
            {copy[one.side](one.port.nameCn)}
          </Link>{' '}
          {copy.lowest(formatMoney(one.lowest), momentWords(one.leavesAt).date)}{' '}
          <b className="font-semibold text-ink">{apart(one, here)}</b>
        </p>
      ))}
    </section>
  );
}
