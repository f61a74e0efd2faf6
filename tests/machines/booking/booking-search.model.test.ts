import { searchFields } from '../../../domain/offer/search';
import { selectSearchData } from '../../../machines/booking/booking-search';
import { describeModel } from '../../support/model/describe-model';
import { bookingSearchPlan } from '../../support/plans/booking/booking-search.plan';

describeModel(bookingSearchPlan, {
  invariants: {
    'only fields that are asked for are found wrong': ({ context: { mode, faults } }) =>
      Object.keys(faults).every((field) => (searchFields(mode) as readonly string[]).includes(field)),
    'dangerous goods are only searched for as such': ({ context: { form } }) =>
      form.goods === null || (form.goods.unNo !== null) === (form.isDanger === 'Y'),
    'the rest of the product is told the codes of the ports that are shown': (now) => {
      const { orgPort, orgPortCode } = selectSearchData(now);
      return (orgPort === '') === (orgPortCode === '');
    },
    'what was asked before takes nothing from somebody who has begun': (now, before) =>
      before === null ||
      !before.context.isBegun ||
      !before.matches('recalling') ||
      before.context.past.length === now.context.past.length ||
      now.context.form === before.context.form,
    'no search starts on a day that is over': ({ context: { mode, form } }) => mode !== 'LCL' || form.etd === '',
  },
});
