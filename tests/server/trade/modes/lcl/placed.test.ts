import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { LclForm } from '../../../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../../../domain/modes/lcl/quote';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { newPerson } from '../../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { departures, isBookable, searchOf, soundOn } from '../support/lcl';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Verdict = { level: string; findings: { code: string }[] };

async function verdictOf(orderNo: string): Promise<Verdict> {
  const [row] = await gateway.database.query<{ verdict: Verdict }>(
    `select snapshot->'verdict' as verdict from orders where order_no = $1`,
    [orderNo],
  );
  if (!row) throw new Error(`there is no order ${orderNo}`);
  return row.verdict;
}

async function emptyBox(unNo: string): Promise<string> {
  for (const dst of ['KRPUS', 'SGSIN', 'DEHAM', 'BEANR', 'VNSGN', 'IDJKT', 'JPOSA', 'AEJEA', 'AUSYD']) {
    const found = (await departures(gateway, searchOf(unNo, 0.2, dst))).find((offer) => {
      const { boxes, shed } = offer.detail;
      return isBookable(offer) && shed.code === 'SHWG' && boxes.length === 1 && boxes[0]?.classes.length === 0;
    });
    if (found) return found.offerId;
  }
  throw new Error('there is no empty box');
}

const quoted = async (unNo: string, offerId: string) => {
  const { token } = await newPerson(gateway);
  const search = searchOf(unNo, 0.2, offerId.split('-')[2]);
  return { token, quote: (await locked(gateway, 'LCL', { search, offerId }, token)) as LclQuote };
};

async function orderedOn({ token, quote }: Awaited<ReturnType<typeof quoted>>, change: Partial<LclForm> = {}) {
  const sound = soundOn(quote);
  // Pack mark with a density high enough for phosphoric acid.
  const goods = sound.goods.map((row) => ({ ...row, packMark: row.packMark.replace('1.4', '1.8') }));
  const form = { ...sound, goods, ...change };
  const reply = await submitted(gateway, { id: 'LCL', token }, submissionOf(gateway, form, quote));
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  return verdictOf(reply.data.orderNo);
}

describe('LCL order judgement', () => {
  it('uses the box content at placing time, not at quote time', async () => {
    const offerId = await emptyBox('1805');
    const [acid, sulphur] = [await quoted('1805', offerId), await quoted('1350', offerId)];
    expect(sulphur.quote.offer.detail.boxes).toMatchObject([{ classes: [], level: 'PASS' }]);
    expect((await orderedOn(acid)).findings.map(({ code }) => code)).toContain('lclBoxEmpty');
    const { level, findings } = await orderedOn(sulphur);
    const codes = findings.map(({ code }) => code);
    expect(codes).toContain('lclBoxApproval');
    expect(codes).not.toContain('lclBoxEmpty');
    expect(['NEED_APPROVAL', 'MANUAL']).toContain(level);
  });

  it('uses the typed goods when they differ from the searched ones', async () => {
    const offerId = await emptyBox('3082');
    const one = await quoted('3082', offerId);
    const { goods, lcl } = soundOn(one.quote, '1230');
    const codes = (await orderedOn(one, { goods, lcl })).findings.map(({ code }) => code);
    expect(codes).toContain('lclBoxEmpty');
    expect(codes).not.toContain('lclBoxStale');
  });
});
