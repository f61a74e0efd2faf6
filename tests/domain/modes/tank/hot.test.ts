import { expect, it } from 'vitest';

import { tankQuestion } from '../../../../domain/modes/tank/search';
import { OWN } from '../../../../domain/modes/tank/fields';
import { TANK } from '../../../../domain/modes/tank/mode';
import { blankTank } from '../../../../domain/modes/tank/form';
import { searchTanks } from '../../../../server/trade/modes/tank/search';
import { MARKET, tankFacts, tankQuoteFor, tankSearchOf, tanksFor } from '../../../support/tank-order';

const GLYCOL = 'd=N&goods=乙二醇&q=20&org=CNNGB&dst=AEJEA&etd=2026-12-03';
const WAYS = ['N', 'S', 'E'].flatMap((heat) => ['', '20', '50', '50.1', '80'].map((tf) => ({ heat, tf })));

const addressOf = ({ heat, tf }: (typeof WAYS)[number], hot: string) => `${GLYCOL}&tf=${tf}&heat=${heat}&hot=${hot}`;
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);

it('asks for the hottest temperature in the search exactly when the form does', () => {
  const facts = tankFacts(null);
  const apart = WAYS.filter((way) => {
    const { loadC, heating } = tankQuestion.asked(addressOf(way, ''));
    const isAskedInForm = OWN.asks('hotTemp', { ...blankTank, heating, loadTemp: loadC }, facts);
    return tankQuestion.missing(tankQuestion.asked(addressOf(way, ''))).includes('hotC') !== isAskedInForm;
  });
  expect(apart).toStrictEqual([]);
  expect(tankQuestion.missing(tankQuestion.asked(addressOf({ heat: 'N', tf: '80' }, '90')))).toStrictEqual([]);
});

it('passes no tank for hot-filled goods without the hottest temperature, in list and form', () => {
  const asked = tankSearchOf(addressOf({ heat: 'N', tf: '80' }, '90'));
  const untold = searchTanks({ ...asked, hotC: null }, MARKET).offers;
  expect(untold.length).toBeGreaterThan(0);
  expect(untold.filter(({ detail }) => !codes(detail.findings).includes('tankHotUntold'))).toStrictEqual([]);

  const address = addressOf({ heat: 'N', tf: '80' }, '90');
  const quote = tankQuoteFor(address, tanksFor(address).find(({ state }) => state === 'OPEN')?.detail.tank);
  const said = (hotTemp: string) =>
    codes(TANK.acceptance({ ...TANK.quoted(blankTank, quote), hotTemp }, tankFacts(quote)).findings);
  expect(said('')).toContain('tankHotUntold');
  expect(said('90')).not.toContain('tankHotUntold');
  expect(codes(quote.offer.detail.findings)).not.toContain('tankHotUntold');
});

it('ignores the hottest temperature when not asked, in search, gateway and form', () => {
  const address = addressOf({ heat: 'N', tf: '20' }, '90');
  expect(tankQuestion.searchOf(tankQuestion.asked(address))).toMatchObject({ hotC: null });

  const asked = tankSearchOf(addressOf({ heat: 'N', tf: '20' }, ''));
  const judged = (hotC: number | null) =>
    searchTanks({ ...asked, hotC }, MARKET).offers.map(({ detail }) => [detail.window, codes(detail.findings)]);
  expect(judged(90)).toStrictEqual(judged(null));
});
