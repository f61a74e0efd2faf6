import type { AxiosRequestConfig } from 'axios';

/** What a form says beside its file. */
const plain = (data: unknown): unknown =>
  data instanceof FormData ? Object.fromEntries([...data].filter(([, value]) => typeof value === 'string')) : data;

/** A request in words: how, where, what, in whose name, and whether cookies go along. */
export const inWords = ({ method, url, params, data, headers, adapter, withCredentials }: AxiosRequestConfig): string =>
  [
    method,
    params === undefined ? url : `${url}?${new URLSearchParams(params).toString()}`,
    JSON.stringify(plain(data)) ?? '',
    `as ${String(headers?.['Authorization'])}`,
    ...(headers?.['Idempotency-Key'] === undefined ? [] : [`once by ${String(headers['Idempotency-Key'])}`]),
    ...(adapter === 'fetch' && withCredentials === false ? ['without cookies'] : []),
  ].join(' ');
