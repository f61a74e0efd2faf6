import { sailingsCopy } from '../../copy/search/sailings';
import { LinkButton } from '../../ui/press/link-button';
import { Filters, type FilterProps } from './filters';

/** Beside the list on wide screens; narrower ones use a drawer with the same content. */
export function FilterRail(props: FilterProps) {
  return (
    <aside aria-label={sailingsCopy.filter.title} className="max-xl:hidden">
      <div className="sticky top-36 max-h-[calc(100dvh-160px)] overflow-y-auto pr-1 pb-4 [scrollbar-width:thin]">
        <div className="mb-5 flex items-baseline justify-between">
          <h2 className="text-16">{sailingsCopy.filter.title}</h2>
          <LinkButton className="text-12" onClick={props.on.clearFilter}>
            {sailingsCopy.filter.clear}
          </LinkButton>
        </div>
        <Filters {...props} />
      </div>
    </aside>
  );
}
