import type { BoxesBlock } from '../../order/form/form';
import { hasReefer } from '../../order/findings/box-kinds';
import { choice, listed, number } from '../../order/form/field-kinds';
import { buildPart, type Field } from '../../order/form/fields';

type Cold = { reeferC: Field<string> };

export const TERMS = buildPart({
  boxOwner: choice(['COC', 'SOC'], { step: 'sailing', need: true }),
  tradeTerm: listed({ step: 'sailing', need: true }),
  transportTerm: listed({ step: 'sailing', need: true }),
  freightTerm: listed({ step: 'sailing', need: true }),
});

export const COLD = buildPart<Cold, BoxesBlock>(
  { reeferC: number({ step: 'sailing', need: true, places: 1, code: 'reeferC', least: -35, most: 30 }) },
  { asks: { reeferC: ({ boxes }) => hasReefer(boxes) } },
);

export const BILL = buildPart({
  blType: listed({ step: 'services', need: true }),
  releaseType: listed({ step: 'services', need: true }),
});
