import { createElement } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { isStoryFileOf } from '../flows/words/file-names';

import { brand } from '../src/copy/site/brand';
import { storyToolsCopy as copy } from '../flows/copy/story-tools';

/** Where the atlas stands around these stories: its page, and the charts it knows. */
const { atlas, charts = '' } = document.documentElement.dataset;

/** Beside every story of a chart: the state it shows, on that chart. */
function ChartLink() {
  const { storyId, index } = useStorybookState();
  const entry = index?.[storyId];
  const file = entry?.type === 'story' ? entry.importPath : '';
  const chart = charts.split(' ').find((id) => isStoryFileOf(id)(file));
  if (atlas === undefined || chart === undefined) return null;
  const href = `${atlas}#/${chart}?story=${encodeURIComponent(storyId)}`;
  return createElement('a', { href, target: '_top', style: { alignSelf: 'center' } }, copy.onChart);
}

addons.register('charts', () => {
  addons.add('charts/link', { type: types.TOOL, title: copy.onChart, render: ChartLink });
});

addons.setConfig({
  panelPosition: 'right',
  theme: create({ base: 'light', brandTitle: `${brand.name} ${brand.latinName}`, brandUrl: './' }),
});
