import { describe, expect, it } from 'vitest';

import { PORT_PLACES } from '../../../domain/places/port-places';
import { SEA_NODES, STRETCHES, type SeaNode } from '../../../domain/places/sea-nodes';
import { angleBetween, seaWay } from '../../../domain/places/sea-ways';
import { SEA_PORTS } from '../../../server/world/ports/sea-ports';

const placeOf = (code: string) => {
  const place = PORT_PLACES[code];
  if (!place) throw new Error(`nobody knows where ${code} lies`);
  return place;
};
const nodesOn = (org: string, dst: string): SeaNode[] =>
  seaWay(placeOf(org), placeOf(dst)).flatMap((place) =>
    (Object.keys(SEA_NODES) as SeaNode[]).filter((node) => SEA_NODES[node] === place),
  );

describe('sea way of a lane', () => {
  it('starts and ends at its ports and exists for all pairs', () => {
    for (const org of ['CNSHA', 'CNTXG', 'CNXMN', 'CNCKG'])
      for (const code of SEA_PORTS.map(([name]) => name)) {
        const way = seaWay(placeOf(org), placeOf(code));
        expect([way[0], way.at(-1)]).toEqual([placeOf(org), placeOf(code)]);
        expect(way.length, `${org} to ${code}`).toBeGreaterThan(2);
      }
  });

  it('passes the usual straits', () => {
    expect(nodesOn('CNSHA', 'NLRTM')).toEqual(
      expect.arrayContaining(['singapore', 'malacca', 'mandeb', 'suez', 'gibraltar', 'dover']),
    );
    expect(nodesOn('CNSHA', 'BRSSZ')).toContain('agulhas');
    expect(nodesOn('CNSHA', 'USNYC')).toContain('panamaEast');
    expect(nodesOn('CNTAO', 'USLAX')).not.toContain('singapore');
    expect(nodesOn('CNCKG', 'KRPUS').slice(0, 4)).toEqual(['chongqing', 'wuhan', 'jiangyin', 'yangtze']);
  });

  it('uses every sea node in a stretch', () => {
    const named = new Set(STRETCHES.flat());
    expect(Object.keys(SEA_NODES).filter((node) => !named.has(node as SeaNode))).toEqual([]);
  });

  it('measures the great circle', () => {
    // Shanghai and Los Angeles are 10,400 km apart.
    expect(Math.round((angleBetween(placeOf('CNSHA'), placeOf('USLAX')) * 6371) / 100)).toBe(104);
  });
});
