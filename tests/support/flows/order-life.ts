import { createHash } from 'node:crypto';
import ELK from 'elkjs/lib/elk.bundled.js';

import { readMachine } from '../../../flows/graph/read-machine';
import { BY, orderLife, type By } from '../../../flows/life/order-life';
import { layOut } from '../../../flows/layout/lay-out';
import type { Lettering } from '../../../flows/layout/lettering';
import { placeRecord, restorePlaces } from '../../../flows/record/record';
import type { PlaceRecord } from '../../../flows/record/record.types';
import { orderHistoryCopy } from '../../../src/copy/orders/history';

const lettering: Lettering = {
  state: ({ key, description }) => (description === '' ? [key] : [key, description]),
  event: ({ label }) => `${label} ${orderHistoryCopy.event(label, '')}`.trim(),
  actor: (src) => src,
  action: (action) => action,
  guard: (guard) => BY[guard as By] ?? guard,
};

export type LifeRecord = { madeFrom: string; place: PlaceRecord };

const graph = readMachine(orderLife);

export const madeFrom = (): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [...graph.nodes.values()].map((node) => lettering.state(node)),
        graph.edges.map((edge) => [edge.id, edge.target, edge.guard, lettering.event(edge)]),
      ]),
    )
    .digest('hex')
    .slice(0, 16);

export const placed = async (): Promise<LifeRecord> => ({
  madeFrom: madeFrom(),
  place: placeRecord(await layOut(new ELK(), graph, { lettering })),
});

export const drawnFrom = ({ place }: LifeRecord) => ({
  placed: restorePlaces(graph, lettering, place),
  title: graph.description,
});
