import { expect } from 'vitest';

import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { CODES } from '../../../../../contract/wire/envelope';
import { acceptEnquiry, readEnquiry, submitEnquiry } from '../../../../../contract/modes/enq';
import { blankEnquiry, type EnquiryForm } from '../../../../../domain/modes/enq/enquiry';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { methanol } from '../../../../support/fcl-order';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { type Answer, enquiryDeskOf } from '../../../support/desk';
import type { TestGateway } from '../../../support/gateway';

export type Detail = ReplyOf<typeof readEnquiry>;
type Mine = { token: string; enquiryNo: string };

export const HOUR = 3_600_000;
export const actPath = (path: string, enquiryNo: string) => path.replace(':enquiryNo', enquiryNo);

/** Enquiry for methanol from Shanghai to Singapore, a month ahead. */
export const enquiryOn = (today: string, change: Partial<EnquiryForm> = {}): EnquiryForm => ({
  ...blankEnquiry,
  orgPortCode: 'CNSHA',
  dstPortCode: 'SGSIN',
  etd: daysAfter(today, 30),
  goods: [methanol],
  contactName: '林海',
  contactPhone: '13812345678',
  quoteDeadline: `${daysAfter(today, 3)}T18:00`,
  ...change,
});

export function enquirerOn(gateway: TestGateway) {
  const today = () => dayAt(gateway.clock.now());
  const until = (hours: number) => new Date(gateway.clock.now() + hours * HOUR).toISOString();

  return {
    until,
    async asked(change: Partial<EnquiryForm> = {}): Promise<Mine> {
      const { token } = await newPerson(gateway);
      const form = enquiryOn(today(), change);
      const { data, code } = await gateway.post<{ enquiryNo: string }>(submitEnquiry.path, { form }, bearing(token));
      expect(code).toBe(CODES.success);
      return { token, enquiryNo: data.enquiryNo };
    },
    /** Answers with the last available sailing. */
    async answer(enquiryNo: string, change: Partial<Answer> = {}) {
      const { offers } = await enquiryDeskOf(gateway).find(enquiryNo);
      return enquiryDeskOf(gateway).answer(enquiryNo, {
        offerId: offers.at(-1)?.offerId ?? '',
        freight: { '20GP': 1500 },
        danger: { '20GP': 300 },
        validUntil: until(24),
        note: '',
        ...change,
      });
    },
    read: async ({ token, enquiryNo }: Mine) =>
      (await gateway.get<Detail>(actPath(readEnquiry.path, enquiryNo), bearing(token))).data,
    accept: ({ token, enquiryNo }: Mine, { answer: shown }: Pick<Detail, 'answer'>, at = gateway) =>
      at.post<Detail>(
        actPath(acceptEnquiry.path, enquiryNo),
        { answerNo: shown?.answerNo, shownTotal: shown?.charges.totalUsd },
        bearing(token),
      ),
    act: (path: string, { token, enquiryNo }: Mine, body: unknown = {}) =>
      gateway.post<Detail>(actPath(path, enquiryNo), body, bearing(token)),
    told: async (words: string) =>
      (await newestMessages(gateway.database)).filter(({ notice }) => notice?.includes(words)).length,
  };
}
