import type { TankOffer } from '../../../domain/modes/tank/quote';
import type { TankSearch } from '../../../domain/modes/tank/search';
import { CLEAR_WORD } from '../../../domain/offer/sent-settings';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { QuickFilters } from '../../features/offer-board/quick-filters';
import type { ListProps } from '../../frame/results';
import { useSent } from '../../ui/form/plain-form';
import { LinkButton } from '../../ui/press/link-button';
import { isMeant } from './listed';

const { board: copy } = tankSearchCopy;

const WORDS = { title: copy.filters, fit: copy.onlyFit, kinds: copy.tanks };
const FITTING = ['Y', 'R', 'M'] as const;

/** Filters by tank and operator; unsuitable tanks are no option. Open while a filter is set. */
export function TankFilters({ view, on }: Pick<ListProps<TankOffer, TankSearch>, 'view' | 'on'>) {
  const { facets, filter, offers, rows } = view;
  const meant = new Set(offers.filter(isMeant).map(({ detail }) => detail.tank));
  const kinds = facets.kinds.filter(({ kind }) => meant.has(kind) || filter.kinds.includes(kind));
  const isNarrowed = rows.length < offers.length;
  const clears = useSent()(CLEAR_WORD, '1');
  if (meant.size === 0) return null;
  return (
    <details open={isNarrowed} className="mb-3 text-14">
      <summary className="w-fit cursor-pointer text-12 text-sea">{copy.filters}</summary>
      <div className="mt-2">
        <QuickFilters view={{ facets: { ...facets, kinds }, filter }} on={on} words={WORDS} fitting={FITTING} />
        {isNarrowed && rows.length > 0 && (
          <LinkButton sent={clears} onClick={on.clearFilter}>
            {copy.filtered.clear}
          </LinkButton>
        )}
      </div>
    </details>
  );
}
