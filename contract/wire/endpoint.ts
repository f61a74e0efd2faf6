import type * as v from 'valibot';

import type { StaffRole } from '../../domain/house/roles';

/** Services behind the gateway: the first segment of every path; `/api/dg` is published for other systems. */
type ServicePrefix =
  | '/api/dg'
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

/** True if staff call it: with their own cookie, from pages of this origin only. */
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
  /** Permitted callers: everyone, the owner of a live session, or staff with one of these roles. */
  access: Access;
  /** True if the payload may also travel as a query: only for reads without personal data. */
  urlSafe: boolean;
};

export const endpoint = <TRequest extends v.GenericSchema, TReply extends v.GenericSchema>(
  definition: Endpoint<TRequest, TReply>,
) => definition;

/** Input that a caller may send; the gateway reads it as `RequestOf`. */
export type SentTo<TEndpoint extends Endpoint> = v.InferInput<TEndpoint['request']>;
export type RequestOf<TEndpoint extends Endpoint> = v.InferOutput<TEndpoint['request']>;
export type ReplyOf<TEndpoint extends Endpoint> = v.InferOutput<TEndpoint['reply']>;
