import { selectRegionPicker, type RegionPickerView } from '../../../machines/booking/region-picker';
import * as stories from '../../../stories/order/pickup-region.stories';
import { describeStories } from '../../support/model/describe-stories';
import { regionPickerPlan } from '../../support/plans/booking/region-picker.plan';

function sight({
  province,
  city,
  district,
  provinces,
  cities,
  districts,
  isBusy,
  failureCode,
}: RegionPickerView): string {
  if (failureCode !== null) return failureCode;
  if (isBusy) return 'loading';
  return [province !== '', city !== '', district !== '', provinces.length, cities.length, districts.length]
    .map(Boolean)
    .join();
}

describeStories({
  plan: regionPickerPlan,
  select: selectRegionPicker,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
