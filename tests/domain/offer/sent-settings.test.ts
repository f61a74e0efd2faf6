import { describe, expect, it } from 'vitest';

import { plainNames } from '../../../domain/offer/sailing-settings';
import { sentFields, sentWords } from '../../../domain/offer/sent-settings';

const ASKED = 'org=CNSHA&dst=USLAX&d=Y&un=1230';
const drawn = (settings: string) => sentFields(`?${ASKED}${settings}`, plainNames);
const sent = (settings: string, ...pressed: [string, string][]) =>
  sentWords(`?${[...drawn(settings), ...pressed].map(([name, value]) => `${name}=${value}`).join('&')}`)
    ?.map(([name, value]) => `${name}=${value}`)
    .join('&');

describe('plain form of a list', () => {
  it('leaves addresses of other origin alone', () => {
    for (const search of ['', '?org=CNSHA&v=Y', '?clear=1']) expect(sentWords(search)).toBeNull();
  });

  it('keeps the search and every setting that no control sends', () => {
    expect(sent('')).toBe(ASKED);
    expect(sent('&v=Y.R&p=3000&day=2026-12-01&s=price')).toBe(`${ASKED}&v=Y.R&p=3000&day=2026-12-01&s=price`);
    expect(sent('&only=fit&sort=price&cfs=MSK&refused=gone.1'), 'words of links and of a passed press').toBe(
      `${ASKED}&v=Y&c=MSK&s=price`,
    );
  });

  it('sends a day, another, and none', () => {
    expect(sent('', ['day', '2026-12-01'])).toBe(`${ASKED}&day=2026-12-01`);
    expect(sent('&day=2026-12-01', ['day', '2026-12-02'])).toBe(`${ASKED}&day=2026-12-02`);
    expect(sent('&day=2026-12-01', ['day', ''])).toBe(ASKED);
  });

  it('counts what is ticked after an empty value, and the chosen order', () => {
    const cleared: [string, string][] = ['v', 'c', 'w'].map((name) => [name, '']);
    expect(sent('&v=Y.R&c=MSK', ...cleared, ['v', 'R'], ['c', 'ONE'], ['c', 'MSK'])).toBe(`${ASKED}&v=R&c=ONE.MSK`);
    expect(sent('&v=Y.R', ...cleared)).toBe(ASKED);
    expect(sent('&s=price', ['s', 'best'])).toBe(ASKED);
    expect(sent('', ['s', 'etd'])).toBe(`${ASKED}&s=etd`);
  });

  it('drops all filters at once, and keeps the order', () => {
    expect(sent('&v=Y&p=3000&t=20&f=7&day=2026-12-01&s=price', ['clear', '1'])).toBe(`${ASKED}&s=price`);
  });
});
