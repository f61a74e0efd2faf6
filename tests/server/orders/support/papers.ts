import { CODES } from '../../../../contract/envelope';
import { addPapers } from '../../../../contract/papers';
import type { OrderBrief } from '../../../../domain/order/brief';
import { kindOf } from '../../../../domain/order/papers';
import { briefOf } from '../../../support/modes/gateway-case';
import { upload } from '../../files/support/upload';
import { bearing } from '../../identity/support/person';
import type { TestGateway } from '../../support/gateway';

/** Its owner hands in every paper that an order still lacks, one file each. */
export async function allHandedIn(gateway: TestGateway, token: string, orderNo: string): Promise<OrderBrief['papers']> {
  const path = addPapers.path.replace(':orderNo', orderNo);
  for (const { docType, isHere } of (await briefOf(gateway, token, orderNo)).papers) {
    if (isHere) continue;
    const { data } = await upload(gateway, token, { name: 'paper.pdf', docType: kindOf(docType) });
    const reply = await gateway.post(path, { fileId: data.fileId, docType }, bearing(token));
    if (reply.code !== CODES.success) throw new Error(`${docType}: ${reply.message}`);
  }
  return (await briefOf(gateway, token, orderNo)).papers;
}
