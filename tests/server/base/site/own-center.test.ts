import { expect, it } from 'vitest';

import { loadSite } from '../../../../server/base/site/load';
import { withoutOwnCenter } from '../../../../server/doors/start';
import { folderOf } from '../../support/folder';

it('leaves out the built-in member center and its code when an external one is configured', async () => {
  const site = folderOf({
    'index.html': 'home',
    'assets/app-1.js': 'app()',
    'user-center/index.html': 'center',
    'user-center/assets/center-1.js': 'center()',
  });
  const assets = await loadSite(site.path, `${site.path}/none`);
  expect([...assets.keys()]).toContain('/user-center/index.html');
  expect([...withoutOwnCenter(assets).keys()].toSorted()).toEqual(['/assets/app-1.js', '/index.html']);
  site.remove();
});
