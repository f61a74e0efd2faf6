import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { FreightCurve } from '../../../src/modes/air/ladder-line';
import { LimitRuler } from '../../../src/modes/air/limit-ruler';
import { LimitTable } from '../../../src/modes/air/scopes';
import { BagOffer } from '../../../src/modes/flexi/bag-offer';
import { FreeTimes } from '../../../src/modes/fcl/sailings/free-time';
import { FireScale } from '../../../src/modes/wh/fire-scale';
import { PgPicture } from '../../../src/trade/desk/pictures/pg-picture';
import { BAG, GONE, UNPRICED } from '../../../stories/modes/flexi.fixtures';

const written = (): string[] => [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);

it('the freight curve shows round sums and its weight breaks', async () => {
  const ladder = {
    minimum: 30_000,
    rungs: [
      { from: 0, perKg: 4_000 },
      { from: 45, perKg: 3_000 },
      { from: 100, perKg: 2_500 },
    ],
  };
  await person.opens(<FreightCurve ladder={ladder} charged={80} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain('¥2,400.00'));
  expect(written().filter((words) => words.startsWith('¥'))).toEqual(['¥1,000', '¥2,000', '¥3,000']);
  expect(written().filter((words) => /^\d+$/.test(words))).toEqual(['45', '100']);
});

it('the flash point bands cover the scale from end to end', async () => {
  await person.opens(<FireScale name="乙醇" degrees={28} />);
  const band = (word: RegExp) => screen.findByText(word);
  const bands = [await band(/^甲 1/), await band(/^乙 1/), await band(/^丙 1/)];
  expect(bands.map(({ style }) => [style.left, style.width])).toEqual([
    ['0%', '40%'],
    ['40%', expect.stringMatching(/^26\.6/)],
    [expect.stringMatching(/^66\.6/), expect.stringMatching(/^33\.3/)],
  ]);
});

it('the packing group mark stays within the axes', async () => {
  const markOf = async (flash: number, boil: number) => {
    await person.opens(<PgPicture detail={{ flash, boil }} typed={{}} onChange={() => {}} />);
    const mark = await vi.waitFor(
      () => document.querySelector('svg path')?.getAttribute('d') ?? Promise.reject(new Error('nothing')),
    );
    await person.leaves();
    return /^M(-?[\d.]+) (-?[\d.]+)/.exec(mark)?.slice(1).map(Number);
  };
  expect(await markOf(23, 35)).toEqual([212, 120]);
  expect(await markOf(-60, -30)).toEqual([40, 162]);
  expect(await markOf(200, 300)).toEqual([500, 18]);
});

it('each package limit names its aircraft, and there is none beyond the last', async () => {
  const limit = {
    limited: { most: 1, pi: 'Y341', isGross: false },
    pax: { most: 5, pi: '353' },
    cao: { most: 60, pi: '364' },
    unit: 'L',
  };
  await person.opens(<LimitRuler limit={limit as never} net={10} />);
  const said = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(said).toEqual(['限量 Y341 ≤ 1 L', '客机 PI 353 ≤ 5 L', '货机 PI 364 ≤ 60 L', '本货 10 L']);
});

it('the limit table has a row for each of the goods with a limit', async () => {
  await person.opens(<LimitTable />);
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(rows).toMatchObject([
    ['5 L（PI 353）', '60 L（PI 364）'],
    {},
    {},
    {},
    {},
    ['禁运', expect.stringContaining('kg')],
  ]);
});

it('the demurrage days change by buttons beside the cost', async () => {
  const onDelay = vi.fn<(days: number) => void>();
  const freeTime = [{ kind: 'DEMURRAGE', freeDays: 7, tiers: [] }];
  await person.opens(<FreeTimes freeTime={freeTime as never} boxes={[]} delay={5} onDelay={onDelay} />);
  for (const button of await screen.findAllByRole('button')) button.click();
  expect(onDelay.mock.calls).toEqual([[4], [6]]);
});

it('a flexibag shows a price, a request or sold out', async () => {
  const told = async (offer: typeof BAG) => {
    await person.opens(<BagOffer offer={offer} isOpen={false} now={0} choice={null} onToggle={() => {}} />);
    const words = (await screen.findByRole('article')).textContent;
    await person.leaves();
    return words;
  };
  expect(await told(BAG)).toMatch(/[¥$][\d,]+\.\d\d/);
  expect(await told(UNPRICED)).not.toMatch(/[¥$][\d,]+\.\d\d/);
  expect(await told({ ...UNPRICED, state: 'OPEN' })).not.toMatch(/[¥$][\d,]+\.\d\d/);
  expect(await told(GONE)).not.toMatch(/[¥$][\d,]+\.\d\d/);
  // A passed deadline is not sold out, even without fitter days.
  const days = { ...GONE, detail: { ...GONE.detail, fitting: { ...GONE.detail.fitting, days: [] } } };
  for (const late of [GONE, days]) {
    expect(await told(late)).toContain('已截单，上海不再约安装（需在截港前 24 小时装好）');
    expect(await told(late)).not.toMatch(/约满|最近可约/);
  }
  expect(await told({ ...days, state: 'SOLD_OUT' })).toContain('上海安装已约满');
});
