import { ORDER_STEPS } from '../../../domain/order/rules';
import { selectVolumeData } from '../../../machines/order/order-form';
import { describeModel } from '../../support/model/describe-model';
import { orderFormPlan } from '../../support/plans/order/order-form.plan';

describeModel(orderFormPlan, {
  invariants: {
    'nobody is further than he has come': ({ context: { step, furthest } }) =>
      ORDER_STEPS.indexOf(step) <= ORDER_STEPS.indexOf(furthest),
    'the focus moves at most once a step': (now, before) =>
      before === null || now.context.focus.turn - before.context.focus.turn <= 1,
    'a substance is asked for once': ({ context: { asked } }) => new Set(asked).size === asked.length,
    'the volume data is never below nothing and follows the goods alone': (now) => {
      const { volume, weight } = selectVolumeData(now);
      const isBlank = now.context.form.goods.every((row) => row.volume === '' && row.grossKg === '');
      return isBlank ? volume === 0 && weight === 0 : volume > 0 && weight > 0;
    },
    'there is always a row of goods': ({ context: { form } }) => form.goods.length > 0,
    'only a sound form is sent on': (now, before) =>
      before === null ||
      !now.matches({ filling: 'locked' }) ||
      before.matches({ filling: 'locked' }) ||
      now.context.step === 'confirm',
  },
});
