import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { brand } from '../src/copy/brand';

addons.setConfig({
  panelPosition: 'right',
  theme: create({ base: 'light', brandTitle: `${brand.name} ${brand.latinName}`, brandUrl: './' }),
});
