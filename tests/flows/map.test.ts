import { describe, expect, it } from 'vitest';

import { areas, machines } from '../../flows/list/machines';
import { PARENT, type SentEvent } from '../../flows/live/door';
import { hearsEvent, chartLinks, startedCharts } from '../../flows/map/links';
import { mapPlaces } from '../../flows/map/places';
import { fileName } from '../../flows/words/file-names';
import { flowAtlasCopy } from '../../flows/copy/atlas';
import { agreedIn } from '../support/agreed/papers';
import { SENT } from '../support/tale/tell-tale';

const TALES = import.meta.glob<string>('../../docs/tales/*.txt', { query: '?raw', import: 'default', eager: true });

const taleOf = (chart: string): string | undefined => TALES[`../../docs/tales/${fileName(chart)}.txt`];

function sentBy(chart: string): SentEvent[] {
  const lines = agreedIn(taleOf(chart) ?? '').get(SENT)?.lines ?? [];
  return lines.map((line) => {
    const [to = '', type = ''] = line.split(' ');
    return { to, type };
  });
}

const links = chartLinks(machines, sentBy, PARENT);

const between = (from: string, to: string) => links.find((link) => link.from === from && link.to === to);

const written = [...machines].flatMap(([id, { implementations }]) =>
  Object.entries(implementations.actions as Record<string, { to?: unknown } | undefined>).flatMap(([action, logic]) =>
    typeof logic?.to === 'string' ? [{ id, action, to: logic.to }] : [],
  ),
);

describe('chart map', () => {
  it('has the data of every chart', () => {
    expect([...machines.keys()].filter((id) => taleOf(id) === undefined)).toEqual([]);
  });

  it('covers every written message', () => {
    expect(written.length).toBeGreaterThan(50);
    const unseen = written.filter(({ id, to }) => !sentBy(id).some((one) => one.to === to));
    expect(unseen).toEqual([]);
  });

  it('sends no event its target does not handle', () => {
    const deaf = links.flatMap(({ from, to, told }) => {
      const machine = machines.get(to);
      return told.filter((type) => !machine || !hearsEvent(machine, type)).map((type) => `${from} tells ${to} ${type}`);
    });
    expect(deaf).toEqual([]);
  });

  it('reports no event that no parent handles', () => {
    const unheard = links
      .map(({ to }) => to)
      .flatMap((chart) =>
        sentBy(chart)
          .filter(
            ({ to, type }) => to === PARENT && !links.some((link) => link.to === chart && link.reported.includes(type)),
          )
          .map(({ type }) => `${chart} reports ${type}`),
      );
    expect(unheard).toEqual([]);
  });

  it('draws lines between an order and its parts', () => {
    expect(between('app', 'session')?.told).toContain('session.begin');
    const { told = [], reported = [] } = between('orderPage', 'orderSubmit') ?? {};
    expect(told.toSorted()).toEqual(['order.doubt', 'order.submit']);
    expect(reported.toSorted()).toEqual(['order.placed', 'submit.pending', 'submit.released']);
    expect(between('smsCountdown', 'captcha')).toEqual({ from: 'smsCountdown', to: 'captcha', told: [], reported: [] });
    expect(between('orderReceipt', 'orderPage')).toBeUndefined();
  });

  it('draws one line per started chart', () => {
    const started = [...machines.values()].flatMap((machine) =>
      startedCharts(machine).map(({ chart }) => `${machine.id} ${chart}`),
    );
    expect(links.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([...new Set(started)].toSorted());
  });

  it('places every chart in its area, right of its starter', () => {
    const { cards, bands } = mapPlaces(areas, Object.keys(flowAtlasCopy.map.areas), links);
    expect(cards.map(({ chart }) => chart).toSorted()).toEqual([...machines.keys()].toSorted());
    expect(new Set(cards.map(({ column, row }) => `${column} ${row}`)).size).toBe(cards.length);
    const columnOf = (chart: string) => cards.find((card) => card.chart === chart)?.column ?? -1;
    expect(links.filter(({ from, to }) => columnOf(from) >= columnOf(to))).toEqual([]);
    const strays = cards.filter(({ area, row }) => {
      const band = bands.find((one) => one.area === area);
      return !band || row < band.row || row >= band.row + band.rows;
    });
    expect(strays).toEqual([]);
  });

  it('has a Chinese name for every area', () => {
    const named = Object.keys(flowAtlasCopy.map.areas);
    expect([...new Set(areas.values())].filter((area) => !named.includes(area))).toEqual([]);
  });
});
