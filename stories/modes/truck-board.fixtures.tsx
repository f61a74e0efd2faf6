import type { Decorator } from '@storybook/react-vite';

import { TRUCK_LIST } from '../../domain/modes/truck/list';
import type { TruckOffer } from '../../domain/modes/truck/quote';
import type { TruckSearch } from '../../domain/modes/truck/search';
import { TrucksView } from '../../src/modes/truck/trucks';
import { boardView, boardWishes } from '../booking/board.fixtures';

const onPage: Decorator = (Story) => <div className="wrap min-h-150 bg-canvas py-4">{Story()}</div>;

export const TRUCK_BOARD = { component: TrucksView, decorators: [onPage], parameters: { layout: 'fullscreen' } };

export const truckBoardArgs = (search: TruckSearch, offers: TruckOffer[], choose: string) => ({
  view: boardView(TRUCK_LIST, search, offers),
  on: boardWishes(),
  renderChoice: () => <button type="button">{choose}</button>,
});
