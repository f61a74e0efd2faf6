import type { BoxesBlock } from '../../order/form/form';
import { hasReefer } from '../../order/findings/box-kinds';
import { choiceField, codeField, numberField } from '../../order/form/field-kinds';
import { buildPart, type Field } from '../../order/form/fields';

type Cold = { reeferC: Field<string> };

export const TERMS = buildPart({
  boxOwner: choiceField(['COC', 'SOC'], { step: 'sailing', need: true }),
  tradeTerm: codeField({ step: 'sailing', need: true }),
  transportTerm: codeField({ step: 'sailing', need: true }),
  freightTerm: codeField({ step: 'sailing', need: true }),
});

export const COLD = buildPart<Cold, BoxesBlock>(
  {
    reeferC: numberField({
      step: 'sailing',
      need: true,
      code: 'reeferC',
      places: 1,
      least: -35,
      most: 30,
      unit: '℃',
    }),
  },
  { asks: { reeferC: ({ boxes }) => hasReefer(boxes) } },
);

export const BILL = buildPart({
  blType: codeField({ step: 'services', need: true }),
  releaseType: codeField({ step: 'services', need: true }),
});
