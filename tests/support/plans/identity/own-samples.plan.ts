import { ownSamplesMachine, type LoadOwnSamplesOutcome } from '../../../../machines/identity/own-samples';
import { OWN_SAMPLES, REFUSED_SAMPLES } from '../../../../stories/booking/sample.fixtures';
import { sharedPlan } from '../../model/plan';

const heard = (products: typeof OWN_SAMPLES): LoadOwnSamplesOutcome => ({ ok: true, products });

export const ownSamplesPlan = sharedPlan('ownSamplesPlan', ownSamplesMachine, {
  inputs: { 'somebody inside': undefined },
  events: { 'samples.refresh': 'bare' },
  outcomes: {
    loadOwnSamples: {
      done: {
        'of two products': heard(OWN_SAMPLES),
        'one that was refused': heard(REFUSED_SAMPLES),
        'none was ever asked for': heard([]),
        offline: { ok: false, code: 'network' },
        unavailable: { ok: false, code: 'unavailable' },
      },
      error: { bug: new TypeError('no samples') },
    },
  },
  distinguish: ({ products, failureCode }) => [
    products.map(({ product, left }) => product.productId + left),
    failureCode,
  ],
});
