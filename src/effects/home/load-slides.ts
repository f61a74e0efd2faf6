import { fromPromise } from 'xstate';

import { carouselQuery } from '../../../contract/content/cms';
import type { LoadSlidesOutcome } from '../../../machines/shell/carousel';
import type { Gateway } from '../gateway/gateway';
import { shelfFailure } from './shelf-failure';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const loadSlidesVia = (gateway: Gateway) =>
  fromPromise<LoadSlidesOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(carouselQuery, { place: 'home' }, { signal });
    if (reply.kind !== 'done') return shelfFailure(reply);
    return { ok: true, slides: reply.data, prefersStill: prefersStill() };
  });
