import { describe, expect, it } from 'vitest';

import { blankEnquiry } from '../../../domain/modes/enq/enquiry';
import { enquiryCallsOver } from '../../../src/effects/enquiry/enquiry-calls';
import { outcomeOf } from '../home/support';
import { fakeGateway, refused, type Said } from '../support/fake-line';

const sentTo = async (say: () => Said, isMeant: boolean) => {
  const { gateway, requests } = fakeGateway(say);
  const { sendEnquiry } = enquiryCallsOver(gateway, () => true);
  return { end: await outcomeOf(sendEnquiry, { form: blankEnquiry, isMeant }), requests };
};

describe('duplicate enquiry', () => {
  it('returns the number of the duplicate and is sent as intended after confirmation', async () => {
    const there = () => refused('10006015', '仍要提交？', { enquiryNo: 'EQ261120AAAAAA' });
    const { end, requests } = await sentTo(there, false);
    expect(end).toEqual({ ok: false, same: 'EQ261120AAAAAA' });
    expect(requests.map(({ data }) => data)).toEqual([{ form: blankEnquiry, isMeant: false }]);
    expect((await sentTo(there, true)).requests.map(({ data }) => data)).toEqual([
      { form: blankEnquiry, isMeant: true },
    ]);
  });

  it('fails as unavailable when the duplicate has no number', async () => {
    const { end } = await sentTo(() => refused('10006015'), false);
    expect(end).toEqual({ ok: false, failure: { code: 'unavailable', faults: [] } });
  });
});
