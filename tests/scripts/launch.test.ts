import { chromium } from 'playwright';
import { expect, it } from 'vitest';

import { launchOptions } from '../../scripts/chromium/launch.mjs';

/** A program that is no browser ends at once, and the driver says how it was called. */
const called = await chromium.launch({ ...launchOptions(), executablePath: process.execPath }).then(
  () => '',
  ({ message }: Error) => message,
);
const [driver = [], last = []] = [...called.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) =>
  list.split(','),
);

it('a browser has off what its driver turns off, and what nobody here looks at', () => {
  expect(driver).toContain('PreconnectToSearch');
  expect(last).toEqual(expect.arrayContaining(driver));
  expect(last).toEqual(
    expect.arrayContaining(['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']),
  );
});
