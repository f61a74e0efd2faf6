import type { LclOffer } from '../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../domain/modes/lcl/search';
import type { OfferBoardIntents, OfferBoardView } from '../../../machines/booking/offer-board';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { Checkbox } from '../../ui/form/checkbox';

const { board: copy } = lclSearchCopy;

type FiltersProps = { view: OfferBoardView<LclOffer, LclSearch>; on: Pick<OfferBoardIntents, 'filter'> };

/** From which shed, and only what can go as it is. Both stand in the address. */
export function DepartureFilters({ view: { facets, filter }, on }: FiltersProps) {
  const { carriers, answers } = facets;
  return (
    <fieldset className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <legend className="sr-only">{copy.filters}</legend>
      {carriers.length > 1 &&
        carriers.map(({ carrier: { code, nameCn }, count }) => (
          <Checkbox
            key={code}
            name={`cfs-${code}`}
            isChecked={filter.carriers.includes(code)}
            onChange={(isChecked) =>
              on.filter({
                carriers: isChecked ? [...filter.carriers, code] : filter.carriers.filter((one) => one !== code),
              })
            }
          >
            {nameCn} <span className="text-12 text-muted">{count}</span>
          </Checkbox>
        ))}
      <Checkbox
        name="only-fit"
        isChecked={filter.answers.length === 1 && filter.answers[0] === 'Y'}
        onChange={(isChecked) => on.filter({ answers: isChecked ? ['Y'] : [] })}
      >
        {copy.onlyFit} <span className="text-12 text-muted">{answers.Y}</span>
      </Checkbox>
    </fieldset>
  );
}
