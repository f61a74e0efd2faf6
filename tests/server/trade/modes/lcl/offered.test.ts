import { expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { LclQuote } from '../../../../../domain/modes/lcl/quote';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { newPerson } from '../../../people/identity/support/person';
import { openTestGateway } from '../../../support/gateway';
import { departures, isBookable, soundOn } from '../support/lcl';
import { row, searchFor } from './asked';

it('LCL goods declared dangerous on the form get dangerous goods deadlines, whatever was searched', async () => {
  const gateway = await openTestGateway();
  const { token } = await newPerson(gateway);
  const search = searchFor('CNSHA', 'NLRTM', row(null, 320, 0.8, 10));
  const offers = (await departures(gateway, search)).filter(({ detail }) => detail.shed.code === 'SHWG');
  const { offerId = '' } = offers.findLast(isBookable) ?? {};
  const quote = (await locked(gateway, 'LCL', { search, offerId }, token)) as LclQuote;
  expect(quote.offer.cutoffs.map(({ code }) => code)).not.toContain('DG_APPLY');
  const form = soundOn(quote, '1230');
  const reply = await submitted(gateway, { id: 'LCL', token }, submissionOf(gateway, form, quote));
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  const { cutoffs, isDanger } = await briefOf(gateway, token, reply.data.orderNo);
  expect(isDanger).toBe('Y');
  expect(cutoffs.map(({ code }) => code)).toContain('DG_APPLY');
  await gateway.close();
});
