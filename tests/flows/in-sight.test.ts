/** @module-tag long */
import { expect, it } from 'vitest';

import { cachedLayout } from '../../flows/facts/placing';
import { readMachine } from '../../flows/graph/read-machine';
import { transitionsOf } from '../../flows/graph/transitions';
import { orderLife } from '../../flows/life/order-life';
import { machines } from '../../flows/list/machines';
import { restorePlaces } from '../../flows/record/record';
import { centrePlace, isInSight } from '../../flows/atlas/place';
import { takenPosition } from '../../flows/atlas/standing';
import { letteringsOf } from '../../flows/words/chinese';

const PANE = { width: 358, height: 240 };

const charts = ['login', 'deskCase', 'orderReceipt', 'orderForm'].flatMap((id) => machines.get(id) ?? []);

it.each([...charts, orderLife].map((machine) => ({ id: machine.id, machine })))(
  'keeps the arrow just taken in the picture of $id, also on a phone',
  async ({ id, machine }) => {
    const { zh } = await cachedLayout(machine);
    const placed = restorePlaces(readMachine(machine), letteringsOf(id).zh, zh);
    const ids = [...transitionsOf(machine).values()];
    const lost = ids.filter((taken) => {
      const position = takenPosition(placed, { taken: new Set([taken]) }, { width: 280, height: 190 });
      const arrow = placed.edges.find(({ edge }) => edge.id === taken);
      if (!position) return placed.edges.length > 0 && arrow !== undefined;
      const place = centrePlace(PANE, position, { x: 0, y: 0, scale: 0.1 });
      return arrow !== undefined && !isInSight(PANE, arrow.label, place);
    });
    expect(lost).toEqual([]);
  },
);
