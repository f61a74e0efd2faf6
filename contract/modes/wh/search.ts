import * as v from 'valibot';

import { whQuestion } from '../../../domain/modes/wh/search';
import { goodsNamed } from '../../../domain/question/blocks';

import { scheduleEndpoint } from '../../offers/offers';
import { checkRule, questionWire } from '../../wire/question-wire';
import { between } from '../../../domain/offer/offer-shape';
import { whDetail } from '../../../domain/modes/wh/detail-shape';

export const whEntries = questionWire(whQuestion.parts);

export const whSearch = v.pipe(v.object(whEntries), checkRule(goodsNamed));

export const whOffer = v.object({
  ...between,
  detail: whDetail,
});

export const whSchedule = scheduleEndpoint({
  mode: 'wh',
  summary: '某城市及邻近可存放这票货物的库房：火灾危险性类别、整段存期最少余量、库内类别、总价',
  request: whSearch,
  offer: whOffer,
});
