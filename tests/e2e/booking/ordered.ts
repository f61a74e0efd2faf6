import type { FclForm } from '../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../domain/offer/sailing';
import { uploadFile } from '../../../contract/papers/files';
import { addPapers } from '../../../contract/papers/papers';
import type { OrderBrief } from '../../../domain/order/receipt/brief';
import { paperKind } from '../../../domain/order/papers/papers';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { DEMO_PASSWORD } from '../../../server/doors/demo/people';
import { hashPassword } from '../../../src/effects/sign-in/password-hash';
import { dangerousOrder } from '../../support/fcl-order';

type Reply<TData> = { code: string; message: string; data: TData };

/** Gateway client as another device of the same person. */
export async function deviceOf(origin: string, phone: string) {
  async function call<TData>(path: string, payload: object, headers: Record<string, string> = {}): Promise<TData> {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', appCode: 'echem', ...headers },
      body: JSON.stringify(payload),
    });
    const { code, message, data } = (await answer.json()) as Reply<TData>;
    if (code !== '00000000') throw new Error(`${path}: ${code} ${message} ${JSON.stringify(data).slice(0, 400)}`);
    return data;
  }
  const { token } = await call<{ token: string }>('/api-auth/login', {
    userName: phone,
    password: await hashPassword(DEMO_PASSWORD),
  });
  const own = { authorization: token };
  async function read<TData>(path: string): Promise<TData> {
    const asked = await fetch(`${origin}${path}`, { headers: { ...own, appCode: 'echem' } });
    return ((await asked.json()) as Reply<TData>).data;
  }
  const search = {
    orgPortCode: 'CNSHA',
    dstPortCode: 'SGSIN',
    isDanger: 'Y',
    unNo: '1230',
    boxes: [{ type: '20GP', count: 1 }],
  };

  /** Quotes a methanol container on a sailing that accepts it. An anonymous quote belongs to any caller with its id. */
  async function quote(ship: 'first' | 'last' = 'first') {
    const { sailings } = await call<{ sailings: Sailing[] }>('/api-ecommerce/schedule/etdList', search);
    const open = sailings
      .filter(({ state, acceptance, price }) => state === 'OPEN' && acceptance.level === 'PASS' && price)
      .at(ship === 'first' ? 0 : -1);
    return call<FclQuote>('/api-ecommerce/quote/fcl', { ...search, offerId: open?.sailingId });
  }

  /** Uploads every required document as a small file. */
  async function handInAll(orderNo: string): Promise<void> {
    const head = { ...own, appCode: 'echem' };
    const { papers } = await read<OrderBrief>(`/api-puds/order/${orderNo}`);
    for (const { docType } of papers) {
      const body = new FormData();
      body.append('docType', paperKind(docType));
      body.append('file', new File(['%PDF-1.4 a sheet'], 'paper.pdf'));
      const sent = await fetch(`${origin}${uploadFile.path}`, { method: 'POST', headers: head, body });
      const { fileId } = ((await sent.json()) as Reply<{ fileId: string }>).data;
      await call(addPapers.path.replace(':orderNo', orderNo), { fileId, docType }, own);
    }
  }

  return {
    handInAll,
    read,
    call: <TData>(path: string, payload: object, headers: Record<string, string> = {}) =>
      call<TData>(path, payload, { ...own, ...headers }),
    quote,
    async order(ship: 'first' | 'last' = 'first'): Promise<string> {
      const { quoteId, offer } = await quote(ship);
      const form: FclForm = {
        ...dangerousOrder,
        quoteId,
        offerId: offer.offerId,
        services: [],
        declMode: 'PLATFORM',
        files: [],
      };
      const submitted = await call<{ orderNo: string }>(
        '/api-puds/order/submit',
        { form, shownTotal: offer.price?.charges.totalUsd, protocolVersion: FIRST_EDITIONS['shipping-protocol'] },
        { ...own, 'Idempotency-Key': crypto.randomUUID() },
      );
      return submitted.orderNo;
    },
  };
}
