import { chromium } from 'playwright';
import { expect, it } from 'vitest';

import { launchOptions } from '../../scripts/chromium/launch.mjs';

/** A program that is no browser exits at once, and the driver reports its arguments. */
const called = await chromium.launch({ ...launchOptions(), executablePath: process.execPath }).then(
  () => '',
  ({ message }: Error) => message,
);
const [driver = [], last = []] = [...called.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) =>
  list.split(','),
);

it('launches browsers with the disabled features of the driver and more', () => {
  expect(driver).toContain('PreconnectToSearch');
  expect(last).toEqual(expect.arrayContaining(driver));
  expect(last).toEqual(
    expect.arrayContaining(['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']),
  );
});
