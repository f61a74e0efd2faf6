import type { OfferBoardIntents, OfferBoardView } from '../../../machines/booking/offer-board';
import { sailingsCopy } from '../../copy/search/sailings';
import { Button } from '../../ui/press/button';
import { Drawer } from '../../ui/layer/drawer';
import { Filters } from './filters';

const { filter: copy } = sailingsCopy;

export function FilterDrawerView({ view, on }: { view: OfferBoardView; on: OfferBoardIntents }) {
  return (
    <Drawer
      title={copy.title}
      close={copy.close}
      onClose={on.closePanel}
      foot={
        <>
          <Button look="line" onClick={on.clearFilter}>
            {copy.clear}
          </Button>
          <Button look="sea" className="flex-1" onClick={on.closePanel}>
            {copy.show(view.rows.length)}
          </Button>
        </>
      }
    >
      <Filters view={view} on={on} />
    </Drawer>
  );
}
