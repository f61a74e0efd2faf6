import type * as v from 'valibot';

/** The services behind the gateway; the first segment of every path. */
export type ServicePrefix =
  | '/api-auth'
  | '/api-basic'
  | '/api-cms'
  | '/api-common-oss'
  | '/api-ecommerce'
  | '/api-item'
  | '/api-mars'
  | '/api-outdoor'
  | '/api-platform'
  | '/api-puds'
  | '/api-user';

export type Endpoint<
  TRequest extends v.GenericSchema = v.GenericSchema,
  TReply extends v.GenericSchema = v.GenericSchema,
> = {
  /** One Chinese sentence for the readable contract page. */
  summary: string;
  method: 'GET' | 'POST';
  path: `${ServicePrefix}/${string}`;
  request: TRequest;
  reply: TReply;
  /** Who may call: anybody, or the owner of a live session. */
  access: 'public' | 'session';
  /** May the payload also travel as a query? Only for reads that carry nothing personal. */
  urlSafe: boolean;
};

export const endpoint = <TRequest extends v.GenericSchema, TReply extends v.GenericSchema>(
  definition: Endpoint<TRequest, TReply>,
) => definition;

/** What may be sent; the gateway reads it as `RequestOf`. */
export type SentTo<TEndpoint extends Endpoint> = v.InferInput<TEndpoint['request']>;
export type RequestOf<TEndpoint extends Endpoint> = v.InferOutput<TEndpoint['request']>;
export type ReplyOf<TEndpoint extends Endpoint> = v.InferOutput<TEndpoint['reply']>;
