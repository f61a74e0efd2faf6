import type { Endpoint } from './endpoint';
import { sendSms } from './sms';

/** The whole wire. Routes, validation, client calls, the OpenAPI document and the tests are derived from this table. */
export const endpoints = { sendSms } satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
