import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import {
  regionPickerIntents,
  selectRegionPicker,
  type RegionPickerActor,
} from '../../../machines/booking/region-picker';
import type { FormParts } from '../../trade/form-parts';
import { PickupRegionView } from '../../trade/services/pickup-region';

export function ReviseRegion({ picker, parts }: { picker: RegionPickerActor; parts: FormParts }) {
  const view = useSelector(picker, selectRegionPicker, shallowEqual);
  const on = useMemo(() => regionPickerIntents(picker), [picker]);
  return <PickupRegionView parts={parts} region={{ view, on }} />;
}
