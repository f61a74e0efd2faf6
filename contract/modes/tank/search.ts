import * as v from 'valibot';

import { DETAIL } from '../../../domain/modes/tank/detail-shape';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { goodsNamed } from '../../../domain/question/blocks';
import { scheduleEndpoint } from '../../offers/offers';
import { checkRule, questionWire } from '../../wire/question-wire';
import { offer } from '../../../domain/offer/offer-shape';

export const tankEntries = questionWire(tankQuestion.parts);

export const tankSearch = v.pipe(v.object(tankEntries), checkRule(goodsNamed));

export const tankDetail = DETAIL;

export const tankOffer = v.object({ ...offer.entries, detail: tankDetail });

export const tankSchedule = scheduleEndpoint({
  mode: 'tank',
  summary: '一种液体可用的罐型：代用、充装上下限、罐数；说了两端港口时还有船期、余罐与总价',
  request: tankSearch,
  offer: tankOffer,
});
