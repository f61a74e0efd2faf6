import type { AxiosRequestConfig } from 'axios';

/** Form fields beside the file. */
const plain = (data: unknown): unknown =>
  data instanceof FormData ? Object.fromEntries([...data].filter(([, value]) => typeof value === 'string')) : data;

/** Request as text: method, URL, payload, token owner and cookies. */
export const inWords = ({ method, url, params, data, headers, adapter, withCredentials }: AxiosRequestConfig): string =>
  [
    method,
    params === undefined ? url : `${url}?${new URLSearchParams(params).toString()}`,
    JSON.stringify(plain(data)) ?? '',
    `as ${String(headers?.['Authorization'])}`,
    ...(headers?.['Idempotency-Key'] === undefined ? [] : [`once by ${String(headers['Idempotency-Key'])}`]),
    ...(adapter === 'fetch' && withCredentials === false ? ['without cookies'] : []),
  ].join(' ');
