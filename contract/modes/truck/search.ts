import * as v from 'valibot';

import { DETAIL } from '../../../domain/modes/truck/detail-shape';
import { truckQuestion } from '../../../domain/modes/truck/search';
import { fewStops } from '../../../domain/modes/truck/search-stops';
import { goodsNamed } from '../../../domain/question/blocks';
import { scheduleEndpoint } from '../../offers/offers';
import { checkRule, questionWire } from '../../wire/question-wire';
import { between } from '../../../domain/offer/offer-shape';

export const truckEntries = questionWire(truckQuestion.parts);

export const truckSearch = v.pipe(v.object(truckEntries), checkRule(goodsNamed), checkRule(fewStops));

export const truckDetail = DETAIL;

export const truckOffer = v.object({
  ...between,
  detail: truckDetail,
});

export const truckSchedule = scheduleEndpoint({
  mode: 'truck',
  summary: '两城之间可派的危化整车，或零担班车的余位：许可、车型、车上货物、装载、线路、到达时间与总价',
  request: truckSearch,
  offer: truckOffer,
});
