import { missingParents } from '../../../machines/booking/region-picker/region-picker.rules';
import { describeModel } from '../../support/model/describe-model';
import { regionPickerPlan } from '../../support/plans/booking/region-picker.plan';

describeModel(regionPickerPlan, {
  invariants: {
    'nothing is asked for before a truck is ordered': ({ context, ...now }) => context.isAsked || !now.hasTag('busy'),
    'whoever rests has every list he needs': ({ context, ...now }) =>
      !now.matches('resting') || missingParents(context).length === 0,
    'a failure is told exactly where it has failed': ({ context, ...now }) =>
      now.hasTag('failed') === (context.failureCode !== null),
    'a district stands below its city, and a city in its province': ({ context: { province, city, district } }) =>
      (city === '' || city.startsWith(province)) && (district === '' || (city !== '' && district.startsWith(city))),
    'where there is one city, nobody is asked for it': ({ context: { province, lists, city } }) =>
      province !== '11' || !lists['11'] || city === '1101',
  },
  equivalent: {
    'failed on list.retry #0 goes to resting': 'a list is missing still, so whoever rests goes on to ask for it',
  },
});
