import { sailingsCopy } from '../../copy/search/sailings';
import { CLEAR_WORD } from '../../../domain/offer/sent-settings';
import { PlainSubmit } from '../../trade/offer/plain-submit';
import { useSent } from '../../ui/form/plain-form';
import { LinkButton } from '../../ui/press/link-button';
import { Filters, type FilterProps } from './filters';

/** Beside the list on wide screens; narrower ones use a drawer with the same content. */
export function FilterRail(props: FilterProps) {
  const clears = useSent()(CLEAR_WORD, '1');
  return (
    <aside
      aria-label={sailingsCopy.filter.title}
      className="max-xl:hidden noscript:order-last noscript:block! noscript:xl:order-none"
    >
      <div className="sticky top-36 max-h-[calc(100dvh-160px)] overflow-y-auto pr-1 pb-4 [scrollbar-width:thin]">
        <div className="mb-5 flex items-baseline justify-between">
          <h2 className="text-16">{sailingsCopy.filter.title}</h2>
          <LinkButton className="text-12" sent={clears} onClick={props.on.clearFilter}>
            {sailingsCopy.filter.clear}
          </LinkButton>
        </div>
        <PlainSubmit />
        <Filters {...props} />
      </div>
    </aside>
  );
}
