import { FACETS, ONE_OF, withoutPicked, withPicked, type Facet } from '../../../domain/mall/asked';
import { CLEAR_WORD } from '../../../domain/offer/sent-settings';
import type { MallBoardIntents, MallBoardView } from '../../../machines/booking/mall-board';
import { mallCopy } from '../../copy/mall/board';
import { PlainSubmit } from '../../trade/offer/plain-submit';
import { useSent } from '../../ui/form/plain-form';
import { Choices } from '../../ui/form/choices';
import { Drawer } from '../../ui/layer/drawer';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';
import { ForOrder } from './search-line';

const { filter: copy } = mallCopy;

export type FilterProps = { view: MallBoardView; on: MallBoardIntents };

/** The value that was toggled; in a single-choice facet the other is dropped. */
const turned = (before: readonly string[], after: readonly string[]): string =>
  after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value)) ?? '';

/** Each value shows how many goods it would leave under the other filters. */
function Filters({ view: { question, sheet }, on }: FilterProps) {
  const shown = FACETS.filter((facet: Facet) => (sheet?.facets[facet].length ?? 0) > 0);
  return (
    <div className="grid gap-5">
      {shown.map((facet) => (
        <Choices
          key={facet}
          title={copy.facets[facet]}
          setting={facet}
          choices={(sheet?.facets[facet] ?? []).map(({ value, count }) => ({
            key: value,
            label: copy.value(facet, value),
            count,
          }))}
          chosen={question.picked[facet].slice(0, ONE_OF.includes(facet) ? 1 : undefined)}
          onChange={(after) => on.ask(withPicked(question, facet, turned(question.picked[facet], after)))}
        />
      ))}
    </div>
  );
}

export function FilterRail(props: FilterProps) {
  const { view, on } = props;
  const clears = useSent()(CLEAR_WORD, '1');
  return (
    <aside aria-label={copy.title} className="max-lg:hidden noscript:order-last noscript:block! noscript:lg:order-none">
      <div className="mb-4 flex items-baseline justify-between">
        <h2 className="text-16">{copy.title}</h2>
        <LinkButton className="text-12" sent={clears} onClick={() => on.ask(withoutPicked(view.question))}>
          {copy.clear}
        </LinkButton>
      </div>
      <PlainSubmit />
      <Filters {...props} />
    </aside>
  );
}

export function FilterDrawer(props: FilterProps) {
  const { view, on } = props;
  return (
    <Drawer
      title={copy.title}
      close={copy.close}
      onClose={on.closeFilters}
      foot={
        <>
          <Button look="line" onClick={() => on.ask(withoutPicked(view.question))}>
            {copy.clear}
          </Button>
          <Button look="sea" className="flex-1" onClick={on.closeFilters}>
            {copy.show(view.sheet?.total ?? 0)}
          </Button>
        </>
      }
    >
      <div className="md:hidden">
        <ForOrder question={view.question} on={on} />
      </div>
      <Filters {...props} />
    </Drawer>
  );
}
