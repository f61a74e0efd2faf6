import type * as v from 'valibot';

import type { StaffRole } from '../../domain/house/roles';

/** The services behind the gateway; the first segment of every path. */
type ServicePrefix =
  | '/api-auth'
  | '/api-basic'
  | '/api-cms'
  | '/api-common-oss'
  | '/api-desk'
  | '/api-ecommerce'
  | '/api-item'
  | '/api-mars'
  | '/api-outdoor'
  | '/api-platform'
  | '/api-puds'
  | '/api-user';

export type Access = 'public' | 'session' | readonly StaffRole[];

/** Whether people of the house call it: by a cookie of their own, from pages of this origin alone. */
export const isForStaff = (access: Access): access is readonly StaffRole[] => typeof access !== 'string';

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
  /** Who may call: anybody, the owner of a live session, or people of the house who have one of these roles. */
  access: Access;
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
