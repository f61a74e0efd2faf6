import { choice, listed } from '../../order/field-kinds';
import { partOf } from '../../order/fields';

/** On what terms the boxes go. */
export const TERMS = partOf({
  boxOwner: choice(['COC', 'SOC'], { step: 'sailing', need: true }),
  tradeTerm: listed({ step: 'sailing', need: true }),
  transportTerm: listed({ step: 'sailing', need: true }),
  freightTerm: listed({ step: 'sailing', need: true }),
});

/** What becomes of the bill of lading. */
export const BILL = partOf({
  blType: listed({ step: 'services', need: true }),
  releaseType: listed({ step: 'services', need: true }),
});
