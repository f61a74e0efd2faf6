import { ANSWERS } from '../../../domain/offer/answer';
import type { OfferBoardIntents, OfferBoardView } from '../../../machines/booking/offer-board';
import { sailingsCopy as copy } from '../../copy/search/sailings';
import { WorkIcon } from '../../ui/mark/work-icon';
import { Sorts } from './sorts';

function Count({ view: { facets, rows } }: { view: OfferBoardView }) {
  const said = ANSWERS.filter((answer) => facets.answers[answer] > 0).map(
    (answer) => `${facets.answers[answer]} ${copy.answers[answer]}`,
  );
  const isAll = rows.length === facets.count;
  return (
    <output className="text-muted">
      <b className="font-semibold text-ink">
        {isAll ? copy.count(facets.count) : copy.some(rows.length, facets.count)}
      </b>
      {isAll && `，${said.join('，')}`}
    </output>
  );
}

export function ListHead({ view, on }: { view: OfferBoardView; on: OfferBoardIntents }) {
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <h2 className="sr-only">{copy.list}</h2>
      <Count view={view} />
      <div className="ml-auto flex items-center gap-1">
        <Sorts chosen={view.sort} onSort={on.sort} />
        <button
          type="button"
          aria-haspopup="dialog"
          className="inline-flex h-8 items-center gap-1 rounded-control border border-line-strong bg-surface px-2.5 text-ink hover:border-sea hover:text-sea xl:hidden noscript:hidden"
          onClick={on.openFilters}
        >
          <WorkIcon name="sliders" className="size-4" />
          {copy.filter.open}
        </button>
      </div>
    </div>
  );
}
