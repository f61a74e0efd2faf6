import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { BOOKING_MODES } from '../../domain/mode-ids';
import { bookingSearchCopy } from '../../src/copy/search/booking-search';
import { Icon, ICONS, type IconName } from '../../src/ui/mark/icon';
import { ModeIcon } from '../../src/ui/mark/mode-icon';
import { Part, Sheet } from './sheet';

const meta = { title: '基础/图标', component: Sheet, args: { children: null } } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const Tile = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="grid justify-items-center gap-2 rounded-control border border-line p-3 text-center text-12 text-ink">
    {children}
    <span className="text-muted">{name}</span>
  </li>
);

const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6 xl:grid-cols-8">{children}</ul>
);

export const Icons: Story = {
  name: '图标与运输方式',
  render: () => (
    <Sheet>
      <Part title="线形图标，颜色随文字">
        <Tiles>
          {(Object.keys(ICONS) as IconName[]).map((name) => (
            <Tile key={name} name={name}>
              <Icon name={name} className="size-6" />
            </Tile>
          ))}
        </Tiles>
      </Part>
      <Part title="运输方式">
        <Tiles>
          {BOOKING_MODES.map((mode) => (
            <Tile key={mode} name={bookingSearchCopy.mode[mode]}>
              <ModeIcon mode={mode} className="size-6" />
            </Tile>
          ))}
        </Tiles>
      </Part>
    </Sheet>
  ),
};
