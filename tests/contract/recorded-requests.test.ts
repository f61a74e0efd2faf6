import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import type { Endpoint } from '../../contract/wire/endpoint';
import { endpoints } from '../../contract/gateway/endpoints';
import { RECORDED_JOURNEYS, type RecordedRequest } from '../support/recorded/requests';

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/?]+)')}(?:\\?|$)`);

/** Endpoint of an address; the literal path wins. */
const endpointOf = ({ method, path }: RecordedRequest): Endpoint | undefined =>
  Object.values<Endpoint>(endpoints)
    .filter((endpoint) => endpoint.method === method && patternOf(endpoint).test(path))
    .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)[0];

describe.each(RECORDED_JOURNEYS)('recorded request of the previous release with $journey goods', ({ requests }) => {
  it.each(requests)('parses: $method $path', (request) => {
    const endpoint = endpointOf(request);
    expect(endpoint, 'the address is known').toBeDefined();
    if (!endpoint) return;
    const named = patternOf(endpoint).exec(request.path)?.groups;
    const read = v.safeParse(endpoint.request, { ...(request.body as object | undefined), ...named });
    expect(read.issues ?? []).toEqual([]);
  });
});
