import { describe, expect, it } from 'vitest';

import { ROWS, type TruckForm } from '../../../../domain/modes/truck/form';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import { stopLoads } from '../../../../domain/modes/truck/stop-loads';
import { AT_FOUR, AT_STOPS, soundTruck, soundTruckOn, truckFacts, truckQuoteFor } from '../../../support/truck-order';

const FOUR = truckQuoteFor(AT_FOUR);
const sound = soundTruckOn(FOUR);

const withAmounts = (said: object, form: TruckForm = sound): TruckForm => ({
  ...form,
  places: Object.fromEntries(form.goods.map((row) => [row.key, { ...ROWS.of(form.places, row), ...said }])),
});
const faultsOf = (form: TruckForm) => TRUCK.faults(form, truckFacts(FOUR)).map(({ path, code }) => `${path} ${code}`);

describe('loads at the stops of a truck', () => {
  it('put the rest at the first pickup and the last drop', () => {
    expect(stopLoads(sound, FOUR).map(({ isPickup, loads: [load] }) => [isPickup, load?.pieces, load?.kg])).toEqual([
      [true, 50, 7500],
      [true, 30, 4500],
      [false, 20, 3000],
      [false, 60, 9000],
    ]);
  });

  it('are the whole load without stops between', () => {
    const loads = stopLoads(soundTruck, truckQuoteFor());
    expect(loads.map(({ loads: [load] }) => [load?.pieces, load?.kg])).toEqual([
      [80, 20_000],
      [80, 20_000],
    ]);
  });

  it('are null when an amount is missing or too large', () => {
    const amounts = (stop1Pieces: string) =>
      stopLoads(withAmounts({ stop1Pieces }), FOUR).map(({ loads: [load] }) => load?.pieces);
    expect([amounts(''), amounts('81')]).toEqual([
      [null, null, 20, 60],
      [null, 81, 20, 60],
    ]);
  });

  it.each([
    ['stop1Pieces', '', 'required'],
    ['stop1Pieces', '81', 'truckStopMost'],
    ['stop1Pieces', '80', 'truckStopNothing'],
    ['stop1Pieces', '0', 'truckStopNothing'],
    ['stop2Pieces', '80', 'truckStopNothing'],
    ['stop2Pieces', '0', 'truckStopNothing'],
    ['stop1Pieces', '1.5', 'truckStopPieces'],
  ])('report %s %j as %s', (field, typed, code) => {
    expect(faultsOf(sound)).toEqual([]);
    expect(faultsOf(withAmounts({ [field]: typed }))).toEqual([`goods.0.${field} ${code}`]);
  });

  it('require companies and amounts for dangerous goods only', () => {
    const quote = truckQuoteFor(AT_STOPS, 'BOX96');
    const form = soundTruckOn(quote);
    const asked = (isDanger: 'Y' | 'N') => TRUCK.required({ ...form, isDanger }, truckFacts(quote));
    const legal = ['senderName', 'senderPhone', 'receiverName', 'receiverAddress', 'goods.0.stop1Pieces'];
    expect(asked('Y')).toEqual(expect.arrayContaining(legal));
    expect(asked('N').filter((path) => legal.includes(path))).toEqual([]);
  });

  it('are cleared when the way changes', () => {
    const other = { ...truckQuoteFor(AT_STOPS, 'BOX96'), quoteId: 'Q2' };
    const [row] = sound.goods;
    const moved = TRUCK.quoted(sound, other);
    expect(row && ROWS.of(moved.places, row).stop1Pieces).toBe('');
    expect(moved.senderName).toBe(sound.senderName);
  });
});
