import { expect, it } from 'vitest';

import { loadSite } from '../../../server/site/load';
import { withoutStandIn } from '../../../server/user-center/stand-in';
import { folderOf } from '../support/folder';

it('keeps the stand-in for the user center, its code included, out of a production', async () => {
  const site = folderOf({
    'index.html': 'home',
    'assets/app-1.js': 'app()',
    'user-center/index.html': 'center',
    'user-center/assets/center-1.js': 'center()',
  });
  const assets = await loadSite(site.path, `${site.path}/none`);
  expect([...assets.keys()]).toContain('/user-center/index.html');
  expect([...withoutStandIn(assets).keys()].toSorted()).toEqual(['/assets/app-1.js', '/index.html']);
  site.remove();
});
