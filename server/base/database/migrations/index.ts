import { CARRIAGE } from './baseline/carriage';
import { CONTENT } from './baseline/content';
import { DESK } from './baseline/desk';
import { ORDERS } from './baseline/orders';
import { PEOPLE } from './baseline/people';
import { TRADE } from './baseline/trade';
import { departures } from './290-departures';
import earlier from './earlier.json';
import type { Baseline, Migration } from './migration';

/** Sealed like its migrations: what comes later is a migration of its own. A table refers to those above it. */
export const baseline: Baseline = {
  statements: [PEOPLE, DESK, CONTENT, ORDERS, CARRIAGE, TRADE]
    .flatMap((text) => text.trim().split(/;\n|;$/))
    .filter(Boolean),
  replaces: earlier,
};

export const migrations: readonly Migration[] = [...baseline.replaces, departures];
