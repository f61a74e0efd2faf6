import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { addPapers } from '../../../../contract/papers/papers';
import { upload } from '../../people/files/support/upload';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered, quoteFor, read, submit } from './support/booking';
import { newMember } from './support/enterprise';
import { putInto } from './support/state';
import { GENERAL, submissionOn } from './support/submission';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ token } = await newPerson(gateway));
});
afterAll(() => gateway.close());

const uploaded = async (docType: string, who = token) =>
  (await upload(gateway, who, { name: `${docType}.pdf`, docType })).data.fileId;

const add = (orderNo: string, fileId: string, docType: string) =>
  gateway.post<ReplyOf<typeof addPapers>>(
    addPapers.path.replace(':orderNo', orderNo),
    { fileId, docType },
    bearing(token),
  );

const missing = (papers: ReplyOf<typeof addPapers>['papers']) =>
  papers.filter(({ isHere }) => !isHere).map(({ docType }) => docType);

describe('order documents', () => {
  it('handed in with the order are present from the start', async () => {
    const fileId = await uploaded('SDS_CN');
    const files = [{ fileId, docType: 'SDS_CN', name: 'SDS_CN.pdf', bytes: 16 }];
    const { data } = await submit(gateway, token, submissionOn(await quoteFor(gateway, token), { files }));
    expect(missing((await read(gateway, token, data.orderNo)).data.papers)).toEqual([
      'SDS_EN:1230',
      'PKG_USE:1230',
      'CPC',
      'VGM',
    ]);
  });

  it('can be read by the enterprise of the order and by no others', async () => {
    const member = await newMember(gateway, 'PASS');
    const colleague = await newMember(gateway, 'PASS', member.enterpriseId);
    const stranger = await newMember(gateway, 'PASS');
    const fileId = await uploaded('SDS_CN', member.token);
    const alone = await uploaded('SDS_EN', member.token);
    const files = [{ fileId, docType: 'SDS_CN', name: 'SDS_CN.pdf', bytes: 16 }];
    const submission = submissionOn(await quoteFor(gateway, member.token), { files });
    const { orderNo } = (await submit(gateway, member.token, submission)).data;
    for (const { token: who } of [member, colleague])
      expect((await read(gateway, who, orderNo)).data.files).toEqual(files);
    const seen = async (id: string, who: string) =>
      (await gateway.request(`/api-common-oss/file/${id}`, { headers: bearing(who) })).status;
    expect(await Promise.all([member, colleague, stranger].map(({ token: who }) => seen(fileId, who)))).toEqual([
      200, 200, 404,
    ]);
    expect([await seen(alone, member.token), await seen(alone, colleague.token)]).toEqual([200, 404]);
  });

  it('return the order to review once all required before packing are in', async () => {
    const { orderNo } = await ordered(gateway, token);
    await putInto(gateway, orderNo, 'PENDING_UPDATE');
    for (const docType of ['SDS_CN', 'SDS_EN']) {
      await add(orderNo, await uploaded(docType), docType);
      expect((await read(gateway, token, orderNo)).data.state).toBe('PENDING_UPDATE');
    }
    const { data } = await add(orderNo, await uploaded('PKG_USE'), 'PKG_USE');
    expect(missing(data.papers)).toEqual(['CPC', 'VGM']);
    expect((await read(gateway, token, orderNo)).data.state).toBe('DG_REVIEW');
  });

  it('return an order of harmless goods to the ordinary review', async () => {
    const { orderNo } = await ordered(gateway, token, GENERAL);
    await putInto(gateway, orderNo, 'PENDING_UPDATE');
    await add(orderNo, await uploaded('VGM'), 'VGM');
    expect((await read(gateway, token, orderNo)).data.state).toBe('UNDER_REVIEW');
  });

  it('change no state of a confirmed order', async () => {
    const { orderNo } = await ordered(gateway, token, GENERAL);
    await putInto(gateway, orderNo, 'CONFIRMED');
    expect((await add(orderNo, await uploaded('VGM'), 'VGM')).code).toBe(CODES.success);
    expect((await read(gateway, token, orderNo)).data.state).toBe('CONFIRMED');
  });

  it.each(['DEPARTED', 'ARRIVED', 'CANCELLED', 'AUTO_CANCELLED', 'REJECTED', 'COMPLETED'] as const)(
    'are refused in %s',
    async (state) => {
      const { orderNo } = await ordered(gateway, token, GENERAL);
      await putInto(gateway, orderNo, state);
      expect((await add(orderNo, await uploaded('VGM'), 'VGM')).code).toBe(CODES.moveRefused);
    },
  );

  it('must be own files: a file of another answers 404', async () => {
    const { orderNo } = await ordered(gateway, token, GENERAL);
    const stranger = await newPerson(gateway);
    const foreign = await uploaded('VGM', stranger.token);
    for (const fileId of [foreign, 'nothing', '']) expect((await add(orderNo, fileId, 'VGM')).status).toBe(404);
    expect(missing((await read(gateway, token, orderNo)).data.papers)).toEqual(['VGM']);
  });
});
