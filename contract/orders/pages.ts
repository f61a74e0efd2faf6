import * as v from 'valibot';

import type { ModeId } from '../../domain/mode-ids';
import type { OrderForm } from '../../domain/order/form/form';
import { endpoint } from '../wire/endpoint';
import { orderNo } from '../../domain/order/papers/asked-shape';

/** Name of a printed page of an order; a signed result ends in its version. */
export const pageKind = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,20}\d{0,3}$/));

/** Self-contained HTML for printing: it fetches no resource. */
export const orderDocument = endpoint({
  summary: '本人订单的打印单据',
  method: 'GET',
  path: '/api-puds/order/:orderNo/document/:kind',
  request: v.object({ orderNo, kind: pageKind }),
  reply: v.object({ html: v.string() }),
  access: 'session',
  urlSafe: false,
});

/** Prints a form before its submission. The gateway stores none of it. */
export const previewEndpoint = <TForm extends v.GenericSchema<unknown, OrderForm>>(mode: ModeId, form: TForm) =>
  endpoint({
    summary: '按填到这里的内容打印单据草稿，标明未提交；不保存',
    method: 'POST',
    path: `/api-puds/order/${mode.toLowerCase()}/preview`,
    request: v.object({ form, kind: pageKind }),
    reply: v.object({ html: v.string() }),
    access: 'public',
    urlSafe: false,
  });

export type PreviewWire = ReturnType<typeof previewEndpoint>;
