import { useId, useState } from 'react';

import { bookingSearchCopy } from '../../copy/search/booking-search';
import { offerSearchCopy as copy } from '../../copy/search/offer-search';
import type { BookingSearchActor } from '../../../machines/booking/booking-search';
import { Button } from '../../ui/press/button';
import { Icon } from '../../ui/mark/icon';
import { AnswerStrip } from './answer-strip';
import { DangerSwitch } from './danger-switch';
import { hazards } from './hazards-part';
import { SearchBar } from './search-bar';
import type { RenderPicker, SearchParts } from './search-parts';
import { pickedText, pickerLabel } from './search-words';
import { useSearchParts } from './use-search-parts';

function Summary({ view, goods: own }: Pick<SearchParts, 'view' | 'goods'>) {
  const { org, dst, goods, etd, boxType, boxes } = view.form;
  const classes = goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
  const rest = [
    own?.summary ?? (pickedText(view, 'goods') || bookingSearchCopy.danger[view.isDanger]),
    etd.slice(5),
    view.fields.includes('boxes') ? `${boxType} × ${boxes}` : '',
  ];
  return (
    <>
      <span className="min-w-0 flex-1">
        <b className="block truncate font-semibold text-ink">
          {org?.nameCn ?? pickerLabel(view, 'org')}
          {view.fields.includes('dst') && ` → ${dst?.nameCn ?? pickerLabel(view, 'dst')}`}
        </b>
        <span className="block truncate text-12 text-muted">{rest.filter((part) => part !== '').join(' · ')}</span>
      </span>
      {classes.length > 0 && <hazards.Part isWanted classes={classes} />}
    </>
  );
}

type SearchStripViewProps = SearchParts & {
  /** True before the first search: the bar is open and primary. */
  isFresh: boolean;
};

/** Search above its results: one bar on desktop; two lines that expand on smaller screens. */
export function SearchStripView({ isFresh, ...parts }: SearchStripViewProps) {
  const { view, on } = parts;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isShut = !isFresh && !isOpen && Object.keys(view.faults).length === 0;
  return (
    <form
      noValidate
      aria-label={copy.bar}
      className="wrap py-3 [--cell:48px]"
      onSubmit={(event) => {
        event.preventDefault();
        setIsOpen(false);
        on.submit();
      }}
    >
      {!isFresh && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex w-full items-center gap-3 rounded-control border border-line-strong px-3 py-2 text-left hover:border-sea lg:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Summary view={view} goods={parts.goods} />
          <Icon name={isOpen ? 'chevronDown' : 'edit'} className={`text-sea ${isOpen ? 'rotate-180' : ''}`} />
          <span className="sr-only">{copy.edit}</span>
        </button>
      )}
      <div id={id} className={`grid gap-2 ${isShut ? 'max-lg:hidden' : ''} ${isFresh ? '' : 'max-lg:mt-3'}`}>
        {!parts.goods && (
          <div className={`flex ${isFresh ? '' : 'lg:hidden'}`}>
            <DangerSwitch isDanger={view.isDanger} onChoose={on.declareDanger} />
          </div>
        )}
        <div className="grid gap-2 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="later-304 md:later-147 lg:later-50">
            <SearchBar {...parts} />
          </div>
          <Button look={isFresh ? 'signal' : 'sea'} type="submit" className="lg:h-auto">
            <Icon name="search" />
            {isFresh ? bookingSearchCopy.submit[view.mode] : copy.again}
          </Button>
        </div>
        {isFresh && !parts.goods && <AnswerStrip view={view} />}
      </div>
    </form>
  );
}

type SearchStripProps = Pick<SearchParts, 'goods'> & {
  isFresh: boolean;
  renderPicker: RenderPicker;
  actor: BookingSearchActor;
};

export function SearchStrip(props: SearchStripProps) {
  const { isFresh, renderPicker, actor, goods } = props;
  return <SearchStripView isFresh={isFresh} {...useSearchParts(actor, renderPicker)} goods={goods} />;
}
